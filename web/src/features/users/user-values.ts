import { type Role, roleFacts, type RoleType } from '@writdesk/contract/permissions/roles';
import type { UserDetails } from '@writdesk/contract/users/users';

/** What the form about a person holds. */
export interface UserValues {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  language: 'en' | 'es';
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
  propertyIds: readonly string[];
  ownerId: string | null;
  crmScope: 'ALL' | 'ASSIGNED';
  crmClientIds: readonly string[];
}

/** What the form begins with. */
export function userValues(known?: UserDetails): UserValues {
  return {
    email: known?.email ?? '',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    phone: known?.phone ?? '',
    language: known?.language ?? 'en',
    roles: known?.roles ?? [],
    firmId: known?.firm?.id ?? null,
    clientId: known?.client?.id ?? null,
    propertyIds: known?.properties.map(({ id }) => id) ?? [],
    ownerId: known?.owner?.id ?? null,
    crmScope: known?.crmScope ?? 'ASSIGNED',
    crmClientIds: known?.crmClients.map(({ id }) => id) ?? [],
  };
}

/** Which of the form's questions these roles ask. */
export function askedOf(roles: readonly Role[]) {
  const type: RoleType | null = roles[0] ? roleFacts[roles[0]].type : null;
  return {
    type,
    properties: roles.some((role) => roleFacts[role].tenancy === 'assigned-properties'),
    owner: roles.some((role) => roleFacts[role].tenancy === 'owned-properties'),
    care: roles.some((role) => roleFacts[role].tenancy === 'clients-in-care'),
  };
}

/** Where somebody belongs, of what was asked; what wasn't asked isn't sent. */
function placeOf(values: UserValues) {
  const { properties, owner, care } = askedOf(values.roles);
  const { crmScope, crmClientIds, propertyIds, ownerId } = values;
  return {
    ...(properties && { propertyIds: [...propertyIds] }),
    ...(owner && { ownerId }),
    ...(care && { crmScope, crmClientIds: crmScope === 'ALL' ? [] : [...crmClientIds] }),
  };
}

/** What is sent of somebody new. */
export function newUserBody(values: UserValues) {
  const { email, firstName, lastName, phone, language, roles, firmId, clientId } = values;
  const { type } = askedOf(roles);
  return {
    email,
    firstName,
    lastName,
    phone,
    language,
    roles: [...roles],
    ...(type === 'Firm' && { firmId }),
    ...(type === 'Client' && { clientId }),
    ...placeOf(values),
  };
}

/** What is sent of a change. One's own roles are for somebody else to change, and aren't sent. */
export function userChangesBody(values: UserValues, { isSelf }: { isSelf: boolean }) {
  const { firstName, lastName, phone, language, roles } = values;
  const person = { firstName, lastName, phone, language };
  return isSelf ? person : { ...person, roles: [...roles], ...placeOf(values) };
}

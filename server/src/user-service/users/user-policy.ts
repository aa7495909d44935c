import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import { type Role, roleFacts, type RoleType } from '@writdesk/contract/permissions/roles';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

/** The organization that somebody works for. */
export interface House {
  roleType: RoleType;
  firmId: string | null;
  clientId: string | null;
}

/** May the actor look after somebody of this organization? A firm's administrator its people, an owner those of their company. */
export function mayManage(
  actor: Pick<UserActor, 'roles' | 'firmId' | 'clientId'>,
  permission: Permission,
  house: House,
): Decision {
  const grant = permitted(actor.roles, permission);
  if (!grant) return deny('forbidden');
  if (grant.limits.includes('firm-only'))
    return house.roleType === 'Firm' && house.firmId === actor.firmId ? allow : deny('forbidden');
  if (grant.limits.includes('own-company'))
    return house.roleType === 'Client' && house.clientId === actor.clientId ? allow : deny('forbidden');
  return allow;
}

/** The one type that these roles have. */
export const typeOf = (held: readonly Role[]): RoleType => roleFacts[held[0] ?? 'firm_user'].type;

/** Roles that every organization must keep somebody in. */
const kept: readonly Role[] = ['admin', 'firm_admin', 'client_owner'];

/** Which of those roles somebody gives up by a change. */
export function rolesGivenUp(
  before: { roles: readonly Role[]; active: boolean },
  after: { roles: readonly Role[]; active: boolean },
): Role[] {
  if (!before.active) return [];
  return kept.filter((role) => before.roles.includes(role) && !(after.active && after.roles.includes(role)));
}

export interface Placement {
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
  ownerId: string | null;
  /** Absent: nobody said anything of them. */
  propertyIds?: readonly string[] | undefined;
  crmScope?: 'ALL' | 'ASSIGNED' | null | undefined;
  crmClientIds?: readonly string[] | undefined;
}

const isGivenProperties = (held: readonly Role[]) =>
  held.includes('client_manager') || held.includes('client_viewer');

/** What is missing or out of place for somebody of these roles; each finding names its field. */
export function placementFaults(placed: Placement): FieldError[] {
  const { roles, firmId, clientId, ownerId, propertyIds, crmScope, crmClientIds } = placed;
  const type = typeOf(roles);
  const faults: FieldError[] = [];
  const say = (path: string, found: Fault) => void faults.push(atField(path, found));
  if (type === 'Firm' && !firmId) say('firmId', fault('firm_of_person'));
  if (type === 'Client' && !clientId) say('clientId', fault('company_of_person'));
  if (firmId && (type === 'Client' || type === 'Admin')) say('firmId', fault('no_firm_with_role'));
  if (clientId && type !== 'Client') say('clientId', fault('no_company_with_role'));
  if (roles.includes('property_owner') && !ownerId) say('ownerId', fault('owner_of_person'));
  if (ownerId && !roles.includes('property_owner')) say('ownerId', fault('no_owner_with_role'));
  if (propertyIds?.length && !isGivenProperties(roles)) say('propertyIds', fault('no_properties_with_role'));
  if (type !== 'CRM' && crmScope) say('crmScope', fault('no_care_with_role'));
  if (crmClientIds?.length && (type !== 'CRM' || crmScope === 'ALL'))
    say('crmClientIds', fault('no_companies_with_care'));
  return faults;
}

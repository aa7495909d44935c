import type { FieldError } from '@writdesk/contract/errors';
import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import { type Role, roleFacts, type RoleType } from '@writdesk/contract/permissions/roles';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

/** The house that somebody works for. */
export interface House {
  roleType: RoleType;
  firmId: string | null;
  clientId: string | null;
}

/** May the actor look after somebody of this house? A firm's administrator its people, an owner those of his company. */
export function mayManage(actor: UserActor, permission: Permission, house: House): Decision {
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

/** Roles that every house must keep somebody in. */
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
  const say = (path: string, message: string) => void faults.push({ path, message });
  if (type === 'Firm' && !firmId) say('firmId', 'Say which law firm this person works for.');
  if (type === 'Client' && !clientId) say('clientId', 'Say which company this person works for.');
  if (firmId && (type === 'Client' || type === 'Admin'))
    say('firmId', 'Somebody with this role works for no law firm.');
  if (clientId && type !== 'Client') say('clientId', 'Somebody with this role works for no company.');
  if (roles.includes('property_owner') && !ownerId) say('ownerId', 'Say which property owner this is.');
  if (ownerId && !roles.includes('property_owner'))
    say('ownerId', 'Only somebody with the role of a property owner is one.');
  if (propertyIds?.length && !isGivenProperties(roles))
    say('propertyIds', 'Only managers and viewers are given properties.');
  if (type !== 'CRM' && crmScope) say('crmScope', 'Only client care has companies in its care.');
  if (crmClientIds?.length && (type !== 'CRM' || crmScope === 'ALL'))
    say('crmClientIds', 'Only client care that doesn’t see all companies is given some.');
  return faults;
}

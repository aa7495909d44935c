import type { invites } from '@writdesk/contract/invites/invites';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { inviteRoles, roleFacts } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectFirms } from './organization-queries.ts';

/** The roles that an invite may give, and for firm invites the firms that the caller may name. */
export async function listInviteRoles(context: UserContext, { query }: RouteInput<typeof invites.roles>) {
  const { deps, scope } = context;
  const { roles, roleType, firmId } = personOf(context);
  const isFirm = query.type === 'firm' && permitted(roles, 'invite.firm') !== null;
  const firms = isFirm ? await selectFirms(deps.db.as(scope), roleType === 'Admin' ? null : firmId) : [];
  return { roles: inviteRoles[query.type].map((role) => ({ role, label: roleFacts[role].label })), firms };
}

import type { UserContext } from '../../platform/context.ts';
import { personOf } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { rolesOf } from './invite-view.ts';
import { invitesOf } from './own-invites.ts';

/**
 * What waits for the signed-in person: who invites them, and to what. Empty for somebody who has a place. Nothing is accepted by this
 * list, for the link in the mail shows who reads it.
 */
export async function listOwnInvites(context: UserContext) {
  const { deps } = context;
  const { email, roleType } = personOf(context);
  if (roleType !== null) return { invites: [] };
  const rows = await invitesOf(deps.db.as(systemScope), email, deps.clock.now());
  return {
    invites: rows.map((row) => ({ ...row, roles: rolesOf(row.roles) })),
  };
}

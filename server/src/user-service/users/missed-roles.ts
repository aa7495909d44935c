import type { Role } from '@writdesk/contract/permissions/roles';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { isHeldByAnother, type LockedUser } from './change-user-queries.ts';
import { rolesGivenUp } from './user-policy.ts';
import { rolesOf } from './user-view.ts';

const lastOf: Partial<Record<Role, Fault>> = {
  admin: fault('last_admin'),
  firm_admin: fault('last_firm_admin'),
  client_owner: fault('last_client_owner'),
};

/** The roles that the organization needs and that nobody would hold after a change of this person, as the faults that refuse it. */
export async function missedRoles(
  db: Kysely<DB>,
  user: LockedUser,
  after: { roles: readonly Role[]; active: boolean },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const role of rolesGivenUp({ roles: rolesOf(user.roles), active: user.active }, after)) {
    const wrong = lastOf[role];
    if (wrong && !(await isHeldByAnother(db, role, user))) faults.push(wrong);
  }
  return faults;
}

import type { Role } from '@writdesk/contract/permissions/roles';
import { userNotifications } from '@writdesk/contract/users/user-notifications';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { notifyIn } from '../notifications/index.ts';
import {
  type LockedUser,
  lockOrganization,
  lockUser,
  lockUsers,
  updateUserRow,
} from './change-user-queries.ts';
import { selectHolders } from './firm-admin-queries.ts';
import { leavingFollowers } from './leaving-followers.ts';
import { missedRoles } from './missed-roles.ts';
import { workingCompany, workingFirm } from './place-queries.ts';
import { userAudits } from './user-audits.ts';
import { rolesOf } from './user-view.ts';

/** Who learns that somebody left: those who run the organization. */
const runsOrganization: Readonly<Record<string, Role>> = {
  Admin: 'admin',
  CRM: 'admin',
  Firm: 'firm_admin',
  Client: 'client_owner',
};

/** The place that somebody is about to leave. */
export interface HeldPlace {
  id: string;
  accountId: string;
}

/**
 * Holds the organization where a person is, before anybody's record is held: whoever changes its people waits. Then their record and
 * the inviter's are held, in one order for everybody: two people who invited each other would otherwise wait for each other.
 * @returns null for an account without a place.
 */
export async function holdPlace(
  db: Kysely<DB>,
  accountId: string,
  inviterId: string,
): Promise<HeldPlace | null> {
  const seen = await findPlace(db, accountId);
  if (!seen) return null;
  await lockOrganization(db, seen);
  await lockUsers(db, [seen.id, inviterId]);
  return { id: seen.id, accountId };
}

/**
 * Ends the place that a person has, as they said themselves: their record keeps its name and is inactive, and gives up the account,
 * which they use elsewhere. Whoever runs the organization is notified.
 * @param invitedAt when the place was offered to them for which they leave. Whoever was reactivated since then didn't choose to be here.
 * @throws `invalid` at `leave` for the last person of a role that every organization needs.
 */
export async function leavePlace(
  tx: Tx,
  context: Context,
  { id, accountId }: HeldPlace,
  invitedAt: Date,
): Promise<void> {
  const user = await lockUser(tx.db, id);
  // Deactivated, or gone to another place, while this waited.
  if (!user?.active || user.accountId !== accountId) return refuse('conflict');
  const roles = rolesOf(user.roles);
  const isUnasked = user.reactivatedAt !== null && invitedAt < user.reactivatedAt;
  const [missed] =
    !isUnasked && (await isAtWork(tx.db, user))
      ? await missedRoles(tx.db, user, { roles, active: false })
      : [];
  if (missed) refuseField('leave', missed);
  const { firmId, clientId, email } = user;
  await updateUserRow(tx.db, user.id, { active: false, accountId: null }, tx.now);
  tx.giveUp({ roleType: null, roles: [] });
  for (const follow of context.deps.registered.of(leavingFollowers)) await follow(tx, context, user.id);
  await tx.audit(userAudits.leave, { firmId, clientId, subjectId: user.id, data: { email } });
  const role = runsOrganization[user.roleType];
  await notifyIn(tx, userNotifications.left, {
    userIds: role ? await selectHolders(tx.db, role, { firmId, clientId }) : [],
    subject: { kind: 'user', id: user.id },
    params: { name: `${user.firstName} ${user.lastName}`.trim() || email },
  });
}

/** An inactive firm or company needs nobody, and nobody else there could let its last person go. */
const isAtWork = async (db: Kysely<DB>, { firmId, clientId }: LockedUser): Promise<boolean> =>
  (firmId === null || Boolean(await workingFirm(db, firmId))) &&
  (clientId === null || Boolean(await workingCompany(db, clientId)));

const findPlace = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('users.appUser')
    .select(['id', 'firmId', 'clientId'])
    .where('accountId', '=', accountId)
    .where('active', '=', true)
    .executeTakeFirst();

import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { DB, UsersAppUser } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

/** Holds a person's record until the transaction ends, so that two changes come one after the other. */
export function lockUser(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users.appUser').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** The same for several people. Whoever holds more than one record takes them so: in the order of their ids. */
export async function lockUsers(db: Kysely<DB>, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('users.appUser')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** What of a person's record decides what they see. */
const RIGHTS = [
  'accountId',
  'roleType',
  'roles',
  'active',
  'firmId',
  'clientId',
  'ownerId',
  'crmScope',
] as const;

/** Writes what is given of a person, and a new version. */
export async function updateUserRow(
  db: Kysely<DB>,
  userId: string,
  change: Updateable<UsersAppUser>,
  now: Date,
): Promise<void> {
  const before = await lockUser(db, userId);
  await db
    .updateTable('users.appUser')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute();
  const isOther = (column: (typeof RIGHTS)[number]) =>
    change[column] !== undefined && JSON.stringify(change[column]) !== JSON.stringify(before?.[column]);
  if (RIGHTS.some(isOther)) await announceRightsChanged(db, { userId });
}

/**
 * Lets one change of roles after the other into an organization until the transaction ends: of the last two who run it one
 * leaves, and the other learns of it. Asked before anybody's record is held.
 */
export async function lockOrganization(
  db: Kysely<DB>,
  house: { firmId: string | null; clientId: string | null },
) {
  const key = `house:${house.firmId ?? house.clientId ?? 'own'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 11))`.execute(db);
}

/**
 * Whether anybody else holds a role in the same organization. Who was never here may have no password yet, or wasn't here again since
 * they were reactivated, and counts only in place of somebody who wasn't either: an address given wrongly must not stay for good, and
 * nobody is left with an organization to which they didn't come back.
 */
export async function isHeldByAnother(db: Kysely<DB>, role: Role, user: LockedUser): Promise<boolean> {
  const holder = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('id', '<>', user.id)
    .where('active', '=', true)
    .where(sql<boolean>`${role} = any(roles)`)
    .where(sql<boolean>`firm_id is not distinct from ${user.firmId}`)
    .where(sql<boolean>`client_id is not distinct from ${user.clientId}`)
    .$if(user.lastSeenAt !== null, (others) =>
      others.where(sql<boolean>`last_seen_at >= coalesce(reactivated_at, '-infinity')`),
    )
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

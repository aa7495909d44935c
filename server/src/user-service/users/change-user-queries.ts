import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { DB, UsersAppUser } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

/** Holds a person's record until the transaction ends, so that two changes come one after the other. */
export function lockUser(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users.app_user').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** What of a person's record decides what he sees. */
const RIGHTS = [
  'account_id',
  'role_type',
  'roles',
  'active',
  'firm_id',
  'client_id',
  'owner_id',
  'crm_scope',
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
    .updateTable('users.app_user')
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute();
  const isOther = (column: (typeof RIGHTS)[number]) =>
    change[column] !== undefined && JSON.stringify(change[column]) !== JSON.stringify(before?.[column]);
  if (RIGHTS.some(isOther)) await tellRightsChanged(db, { userId });
}

/**
 * Lets one change of roles after the other into a house until the transaction ends: of the last two who run it one
 * leaves, and the other learns of it. Asked before anybody's record is held.
 */
export async function lockHouse(db: Kysely<DB>, house: { firm_id: string | null; client_id: string | null }) {
  const key = `house:${house.firm_id ?? house.client_id ?? 'own'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 11))`.execute(db);
}

/**
 * Whether anybody else holds a role in the same house. Who was never here may have no password yet, and counts only in
 * place of somebody who wasn't either: an address given wrongly must not stay for good.
 */
export async function isHeldByAnother(db: Kysely<DB>, role: Role, user: LockedUser): Promise<boolean> {
  const holder = await db
    .selectFrom('users.app_user')
    .select('id')
    .where('id', '<>', user.id)
    .where('active', '=', true)
    .where(sql<boolean>`${role} = any(roles)`)
    .where(sql<boolean>`firm_id is not distinct from ${user.firm_id}`)
    .where(sql<boolean>`client_id is not distinct from ${user.client_id}`)
    .$if(user.last_seen_at !== null, (others) => others.where('last_seen_at', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Gives a manager or viewer these properties and no others. */
export async function setGivenProperties(db: Kysely<DB>, userId: string, propertyIds: readonly string[]) {
  const taken = await db
    .deleteFrom('users.property_manager')
    .where('user_id', '=', userId)
    .$if(propertyIds.length > 0, (rows) => rows.where('property_id', 'not in', [...propertyIds]))
    .returning('property_id')
    .execute();
  const values = [...new Set(propertyIds)].map((id) => ({ property_id: id, user_id: userId }));
  const given = values.length
    ? await db
        .insertInto('users.property_manager')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning('property_id')
        .execute()
    : [];
  if (taken.length || given.length) await tellRightsChanged(db, { userId });
}

/** Puts these companies and no others into the care of somebody. */
export async function setCrmClients(db: Kysely<DB>, userId: string, clientIds: readonly string[]) {
  const taken = await db
    .deleteFrom('users.crm_client')
    .where('user_id', '=', userId)
    .$if(clientIds.length > 0, (rows) => rows.where('client_id', 'not in', [...clientIds]))
    .returning('client_id')
    .execute();
  const values = [...new Set(clientIds)].map((id) => ({ client_id: id, user_id: userId }));
  const given = values.length
    ? await db
        .insertInto('users.crm_client')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning('client_id')
        .execute()
    : [];
  if (taken.length || given.length) await tellRightsChanged(db, { userId });
}

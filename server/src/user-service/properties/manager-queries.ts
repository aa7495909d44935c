import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

/** Gives a manager or viewer these properties and no others. */
export async function setGivenProperties(db: Kysely<DB>, userId: string, propertyIds: readonly string[]) {
  const taken = await db
    .deleteFrom('users.propertyManager')
    .where('userId', '=', userId)
    .$if(propertyIds.length > 0, (rows) => rows.where('propertyId', 'not in', [...propertyIds]))
    .returning('propertyId')
    .execute();
  const values = [...new Set(propertyIds)].map((id) => ({ propertyId: id, userId }));
  const given = values.length
    ? await db
        .insertInto('users.propertyManager')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning('propertyId')
        .execute()
    : [];
  if (taken.length || given.length) await announceRightsChanged(db, { userId });
}

/** Gives somebody who was invited what the invite says, as far as it is still the company’s. */
export async function giveInvitedProperties(
  db: Kysely<DB>,
  {
    userId,
    clientId,
    propertyIds,
  }: { userId: string; clientId: string | null; propertyIds: readonly string[] },
  now: Date,
): Promise<void> {
  if (!propertyIds.length) return;
  await sql`
    insert into users.property_manager (property_id, user_id, assigned_at)
    select p.id, ${userId}, ${now} from users.property p
    where p.client_id = ${clientId} and p.id = any(${propertyIds}::uuid[])`.execute(db);
  await announceRightsChanged(db, { userId });
}

/** @returns false where they had it before. */
export async function giveProperty(db: Kysely<DB>, propertyId: string, userId: string): Promise<boolean> {
  const given = await db
    .insertInto('users.propertyManager')
    .values({ propertyId, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('propertyId')
    .execute();
  if (given.length) await announceRightsChanged(db, { userId });
  return given.length > 0;
}

/** @returns false where they didn’t have it. */
export async function takeProperty(db: Kysely<DB>, propertyId: string, userId: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('users.propertyManager')
    .where('propertyId', '=', propertyId)
    .where('userId', '=', userId)
    .returning('propertyId')
    .execute();
  if (taken.length) await announceRightsChanged(db, { userId });
  return taken.length > 0;
}

/** Takes a property from all its managers. */
export async function takePropertyFromAll(db: Kysely<DB>, propertyId: string): Promise<void> {
  const taken = await db
    .deleteFrom('users.propertyManager')
    .where('propertyId', '=', propertyId)
    .returning('userId')
    .execute();
  for (const { userId } of taken) await announceRightsChanged(db, { userId });
}

/** Somebody whom the reader may know, as a manager to be. */
export function findPossibleManager(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser as u')
    .select(['u.id', 'u.clientId', 'u.active', 'u.roles'])
    .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** How many active people a property is assigned to. */
export async function countManagers(db: Kysely<DB>, propertyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('users.propertyManager as m')
    .innerJoin('users.appUser as u', 'u.id', 'm.userId')
    .select(sql<number>`count(*)`.as('n'))
    .where('m.propertyId', '=', propertyId)
    .where('u.active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The owners of a company, who are notified of its managers. */
export async function selectCompanyOwners(db: Kysely<DB>, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('clientId', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`'client_owner' = any(roles)`)
    .execute();
  return rows.map(({ id }) => id);
}

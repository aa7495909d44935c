import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { CasesCourthouse, CasesCourthouseContact, DB } from '../../platform/db/schema.ts';

/** A courthouse, locked: of two who change it the second waits. */
export function lockCourthouse(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('cases.courthouse')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedCourthouse = NonNullable<Awaited<ReturnType<typeof lockCourthouse>>>;

export async function insertCourthouse(db: Kysely<DB>, row: Insertable<CasesCourthouse>): Promise<void> {
  await db.insertInto('cases.courthouse').values(row).execute();
}

/**
 * Before another court joins its county: the one that is alone there stays the usual one.
 * @returns whether the county has a usual court
 */
export async function keepUsualCourthouse(db: Kysely<DB>, countyId: string): Promise<boolean> {
  const courts = await db
    .selectFrom('cases.courthouse')
    .select(['id', 'isUsual'])
    .where('countyId', '=', countyId)
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const [only, ...others] = courts;
  if (!only || others.length) return courts.some(({ isUsual }) => isUsual);
  await db.updateTable('cases.courthouse').set({ isUsual: true }).where('id', '=', only.id).execute();
  return true;
}

export async function updateCourthouseRow(
  db: Kysely<DB>,
  { id, version }: LockedCourthouse,
  changes: Updateable<CasesCourthouse>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cases.courthouse')
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Replaces whom to call other than the clerk and the officer. */
export async function replaceContacts(
  db: Kysely<DB>,
  courthouseId: string,
  contacts: readonly Insertable<CasesCourthouseContact>[],
): Promise<void> {
  await db.deleteFrom('cases.courthouseContact').where('courthouseId', '=', courthouseId).execute();
  if (contacts.length)
    await db
      .insertInto('cases.courthouseContact')
      .values([...contacts])
      .execute();
}

/** The places that a courthouse names, as far as they are there. */
export async function selectPlaces(
  db: Kysely<DB>,
  { stateId, countyId, cityId }: { stateId: string; countyId: string; cityId: string },
) {
  const { rows } = await sql<{
    stateCode: string;
    countryId: string;
    countyInState: boolean;
    cityInState: boolean;
  }>`select state.code as "stateCode", state.country_id as "countryId",
      exists (select from users.published_county county where county.id = ${countyId} and county.state_id = state.id)
        as "countyInState",
      exists (select from users.published_city city where city.id = ${cityId} and city.state_id = state.id)
        as "cityInState"
    from users.published_state state where state.id = ${stateId}`.execute(db);
  return rows[0];
}

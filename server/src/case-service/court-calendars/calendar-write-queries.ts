import { type Insertable, type Kysely, sql } from 'kysely';
import type { CasesCourtClosure, CasesCourtHoliday, DB } from '../../platform/db/schema.ts';

/** A courthouse with the places whose calendars stand above its own. */
export async function findCourtPlace(db: Kysely<DB>, courthouseId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    timeZone: string;
    countyId: string;
    countyName: string;
    stateId: string;
    stateName: string;
    stateCode: string;
  }>`select court.id, court.name, court.time_zone as "timeZone", county.id as "countyId",
      county.full_name as "countyName", county.state_id as "stateId", county.state_name as "stateName",
      county.state_code as "stateCode"
    from cases.courthouse court join users.published_county county on county.id = court.county_id
    where court.id = ${courthouseId}`.execute(db);
  return rows[0];
}
export type CourtPlace = NonNullable<Awaited<ReturnType<typeof findCourtPlace>>>;

/** The column by which a calendar is somebody's. */
interface Owner {
  column: 'courthouseId' | 'countyId' | 'stateId';
  id: string;
}

export async function insertCalendar(
  db: Kysely<DB>,
  { column, id: placeId }: Owner,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db
    .insertInto('cases.courtCalendar')
    .values({ id, name, inherits: true, [column]: placeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A place’s own calendar, locked: of two who change it the second waits; a count that refers to it does not. */
export function lockCalendar(db: Kysely<DB>, { column, id }: Owner) {
  return db
    .selectFrom('cases.courtCalendar')
    .select(['id', 'version'])
    .where(column, '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function raiseVersion(db: Kysely<DB>, calendarId: string): Promise<number> {
  const row = await db
    .updateTable('cases.courtCalendar')
    .set({ version: sql`version + 1` })
    .where('id', '=', calendarId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Writes days; what a calendar said of a day before is replaced. */
export async function upsertDays(
  db: Kysely<DB>,
  days: readonly Insertable<CasesCourtHoliday>[],
): Promise<void> {
  if (!days.length) return;
  await db
    .insertInto('cases.courtHoliday')
    .values([...days])
    .onConflict((conflict) =>
      conflict.columns(['calendarId', 'date', 'kind']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        effect: eb.ref('excluded.effect'),
        source: eb.ref('excluded.source'),
        confidence: eb.ref('excluded.confidence'),
        confirmedBy: eb.ref('excluded.confirmedBy'),
        confirmedAt: eb.ref('excluded.confirmedAt'),
      })),
    )
    .execute();
}

/** What a calendar itself says of a day, closures apart. */
export function findOwnDay(db: Kysely<DB>, calendarId: string, date: string) {
  return db
    .selectFrom('cases.courtHoliday')
    .select(['id', 'name', 'effect', 'source', 'confidence'])
    .where('calendarId', '=', calendarId)
    .where('date', '=', date)
    .where('kind', '=', 'holiday')
    .executeTakeFirst();
}

export async function deleteDay(db: Kysely<DB>, dayId: string): Promise<void> {
  await db.deleteFrom('cases.courtHoliday').where('id', '=', dayId).execute();
}

/** The day stays and says that the court sits: a reference file that names it doesn't bring it back. */
export async function openDay(db: Kysely<DB>, dayId: string, by: { name: string; at: Date }): Promise<void> {
  await db
    .updateTable('cases.courtHoliday')
    .set({ effect: 'open', confirmedBy: by.name, confirmedAt: by.at })
    .where('id', '=', dayId)
    .execute();
}

export async function upsertConfirmedYear(
  db: Kysely<DB>,
  year: { calendarId: string; year: number; confirmedBy: string; confirmedAt: Date; source: string },
): Promise<void> {
  const facts = { confirmedBy: year.confirmedBy, confirmedAt: year.confirmedAt, source: year.source };
  await db
    .insertInto('cases.courtCalendarYear')
    .values({ calendarId: year.calendarId, year: year.year, ...facts })
    .onConflict((conflict) => conflict.columns(['calendarId', 'year']).doUpdateSet(facts))
    .execute();
}

export async function insertClosure(db: Kysely<DB>, closure: Insertable<CasesCourtClosure>): Promise<void> {
  await db.insertInto('cases.courtClosure').values(closure).execute();
}

/** The court sits again on the days of a closure; the closure stays on record. */
export async function endClosure(
  db: Kysely<DB>,
  closureId: string,
  by: { name: string; at: Date },
): Promise<void> {
  await db.deleteFrom('cases.courtHoliday').where('closureId', '=', closureId).execute();
  await db
    .updateTable('cases.courtClosure')
    .set({ undoneBy: by.name, undoneAt: by.at })
    .where('id', '=', closureId)
    .execute();
}

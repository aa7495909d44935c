import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export function findCourt(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse')
    .select(['id', 'timeZone', 'maxCases', 'active'])
    .where('id', '=', courthouseId)
    .executeTakeFirst();
}

/**
 * The holiday that closes a court on a day. Its calendars are asked from the narrowest (the court's own) to the widest
 * (the country's), as far as each inherits; the first that says something about the day decides, a closure before a
 * holiday.
 * @returns its name, or null where the court sits.
 */
export async function findHoliday(
  db: Kysely<DB>,
  courthouseId: string,
  date: string,
): Promise<string | null> {
  const { rows } = await sql<{ inherits: boolean; name: string | null; effect: 'closed' | 'open' | null }>`
    select calendar.inherits, coalesce(holiday.reason, holiday.name) as name, holiday.effect
    from cases.courthouse court
    join cases.court_calendar calendar on calendar.courthouse_id = court.id or calendar.county_id = court.county_id
      or calendar.state_id = court.state_id or calendar.country_id = court.country_id
    left join cases.court_holiday holiday on holiday.calendar_id = calendar.id and holiday.date = ${date}
    where court.id = ${courthouseId}
    order by calendar.courthouse_id is null, calendar.county_id is null, calendar.state_id is null,
      holiday.kind is distinct from 'closure', calendar.id`.execute(db);
  for (const { inherits, name, effect } of rows) {
    if (effect) return effect === 'closed' ? name : null;
    if (!inherits) return null;
  }
  return null;
}

/** Whether a lawyer works at the firm and is admitted in the state of the court. */
export async function isAdmittedAt(
  db: Kysely<DB>,
  { firmId, courthouseId, lawyerId }: { firmId: string; courthouseId: string; lawyerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('users.publishedLawyer as l')
    .innerJoin('users.state as state', 'state.code', 'l.stateCode')
    .innerJoin('cases.courthouse as court', 'court.stateId', 'state.id')
    .select('l.id')
    .where('l.firmId', '=', firmId)
    .where('l.id', '=', lawyerId)
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
  return row !== undefined;
}

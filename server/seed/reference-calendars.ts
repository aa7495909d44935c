import { sql, type Transaction } from 'kysely';
import { insertRecalculation } from '../src/case-service/recalculations/index.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { newId } from '../src/platform/ids.ts';
import { parseCsv } from './reference-files.ts';
import { referenceId } from './reference-id.ts';

export const calendarFiles = ['court-holidays.csv'] as const;

/**
 * Closed days by calendar: that of the country, those of states that have one, and those of counties (`FL:Pasco`), which
 * add to their state's. A day that somebody confirmed is
 * left as it is. A day that the file no longer has goes, if it came from here: its id is of version 8.
 */
export async function loadCourtCalendars(db: Transaction<DB>, [text = '']: readonly string[]): Promise<void> {
  const rows = parseCsv(text, ['calendar', 'date', 'name', 'source', 'confidence']);
  const calendars = [...new Set(rows.map(({ calendar }) => calendar))];
  const places = calendars.filter((key) => !key.includes(':'));
  const idOf = new Map(places.map((key) => [key, referenceId('court-calendar', key)]));
  const counties = await countyCalendars(
    db,
    calendars.filter((key) => key.includes(':')),
  );
  for (const [key, id] of counties) idOf.set(key, id);
  const ids = [...idOf.values()];
  const days = rows.flatMap((row) => {
    const calendarId = idOf.get(row.calendar);
    return calendarId ? [{ ...row, calendarId }] : [];
  });
  const before = await daysOf(db, ids);
  await sql`insert into cases.court_calendar (id, name, country_id, state_id, inherits)
    select row.id, coalesce(state.name || ' courts', country.name || ', federal'), country.id, state.id, false
    from unnest(
      ${places.map((key) => referenceId('court-calendar', key))}::uuid[], ${places}::text[]
    ) as row (id, code)
    left join users.published_state as state on state.code = row.code
    left join users.country on country.code = row.code and state.id is null
    on conflict (id) do nothing`.execute(db);
  await sql`delete from cases.court_holiday
    where confirmed_by is null and substr(id::text, 15, 1) = '8'
      and calendar_id = any (${ids}::uuid[])`.execute(db);
  await sql`insert into cases.court_holiday (id, calendar_id, date, name, source, confidence)
    select * from unnest(
      ${days.map(({ calendar, date }) => referenceId('court-holiday', `${calendar}:${date}`))}::uuid[],
      ${days.map(({ calendarId }) => calendarId)}::uuid[],
      ${days.map(({ date }) => date)}::date[], ${days.map(({ name }) => name)}::text[],
      ${days.map(({ source }) => source)}::text[], ${days.map(({ confidence }) => confidence)}::text[]
    )
    on conflict do nothing`.execute(db);
  await askForRecalculations(db, before, await daysOf(db, ids));
}

/** The counties' calendars by key, made where a county has none yet; somebody may have made one of their own before. */
async function countyCalendars(db: Transaction<DB>, keys: readonly string[]): Promise<Map<string, string>> {
  const parts = keys.map((key) => key.split(':'));
  await sql`insert into cases.court_calendar (id, name, county_id, inherits)
    select row.id, county.full_name || ' courts', county.id, true
    from unnest(
      ${keys.map((key) => referenceId('court-calendar', key))}::uuid[],
      ${parts.map(([state]) => state)}::text[], ${parts.map(([, name]) => name)}::text[]
    ) as row (id, state, county)
    join users.published_state as state on state.code = row.state
    join users.published_county as county on county.state_id = state.id and county.name = row.county
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ key: string; id: string }>`
    select state.code || ':' || county.name as key, calendar.id
    from cases.court_calendar as calendar
    join users.published_county as county on county.id = calendar.county_id
    join users.published_state as state on state.id = county.state_id
    where state.code || ':' || county.name = any (${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** What each calendar says, in one text. */
async function daysOf(db: Transaction<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; days: string }>`
    select calendar_id as id, string_agg(date::text || effect || kind, ',' order by date, kind) as days
    from cases.court_holiday where calendar_id = any (${[...ids]}::uuid[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

/** A release that closes or opens other days: the job that counts after a change of a calendar counts after this one. */
async function askForRecalculations(
  db: Transaction<DB>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, days] of after) {
    if (!before.has(id) || before.get(id) === days) continue;
    await insertRecalculation(db, { id: newId(), reason: 'CALENDAR', calendarId: id, startedAt: new Date() });
  }
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.ts';
import { parseCsv } from './reference-files.ts';
import { referenceId } from './reference-id.ts';

export const calendarFiles = ['court-holidays.csv'] as const;

/**
 * Closed days by calendar: that of the country, and those of states that have one. A day that somebody confirmed is
 * left as it is. A day that the file no longer has goes, if it came from here: its id is of version 8.
 */
export async function loadCourtCalendars(db: Transaction<DB>, [text = '']: readonly string[]): Promise<void> {
  const rows = parseCsv(text, ['calendar', 'date', 'name', 'source', 'confidence']);
  const calendars = [...new Set(rows.map(({ calendar }) => calendar))];
  await sql`insert into cases.court_calendar (id, name, country_id, state_id, inherits)
    select row.id, coalesce(state.name || ' courts', country.name || ', federal'), country.id, state.id, false
    from unnest(
      ${calendars.map((key) => referenceId('court-calendar', key))}::uuid[], ${calendars}::text[]
    ) as row (id, code)
    left join users.published_state as state on state.code = row.code
    left join users.country on country.code = row.code and state.id is null
    on conflict (id) do nothing`.execute(db);
  await sql`delete from cases.court_holiday
    where confirmed_by is null and substr(id::text, 15, 1) = '8'
      and calendar_id = any (${calendars.map((key) => referenceId('court-calendar', key))}::uuid[])`.execute(
    db,
  );
  await sql`insert into cases.court_holiday (id, calendar_id, date, name, source, confidence)
    select * from unnest(
      ${rows.map(({ calendar, date }) => referenceId('court-holiday', `${calendar}:${date}`))}::uuid[],
      ${rows.map(({ calendar }) => referenceId('court-calendar', calendar))}::uuid[],
      ${rows.map(({ date }) => date)}::date[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ source }) => source)}::text[], ${rows.map(({ confidence }) => confidence)}::text[]
    )
    on conflict do nothing`.execute(db);
}

import { sql } from 'kysely';
import type { KeptDate } from './case-dates.ts';
import { fallbackZone } from './count-case-dates.ts';

// The clock that a case's days follow: its courthouse's; before one is chosen its county's, else its firm's.
const zone = sql`coalesce(
  (select court.time_zone from cases.courthouse court where court.id = c.courthouse_id),
  (select county.time_zone from users.published_county county where county.id = c.county_id),
  (select firm.time_zone from users.published_firm firm where firm.id = c.firm_id), ${fallbackZone})`;

/** For the query of a case’s facts: today and the hearing by the court’s clock, and its dates as they are kept. */
export const lawfulDayColumns = (now: Date) => ({
  today: sql<string>`to_char(${now}::timestamptz at time zone ${zone}, 'YYYY-MM-DD')`,
  hearingOn: sql<string | null>`to_char(c.hearing_at at time zone ${zone}, 'YYYY-MM-DD')`,
  dates: sql<Record<string, KeptDate> | null>`(select counted.dates from cases.case_dates counted
    where counted.firm_id = c.firm_id and counted.case_id = c.id)`,
});

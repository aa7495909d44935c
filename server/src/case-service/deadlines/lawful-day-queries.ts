import { sql } from 'kysely';
import type { KeptDate } from './case-facts-queries.ts';

/** For the query of a case’s facts: the clock that its days follow, and its dates as they are kept. */
export const lawfulDayColumns = {
  /** Its courthouse’s; before one is chosen its county’s, else its firm’s. */
  zone: sql<string | null>`coalesce(
    (select court.time_zone from cases.courthouse court where court.id = c.courthouse_id),
    (select county.time_zone from users.published_county county where county.id = c.county_id),
    (select firm.time_zone from users.published_firm firm where firm.id = c.firm_id))`,
  dates: sql<Record<string, KeptDate> | null>`(select counted.dates from cases.case_dates counted
    where counted.firm_id = c.firm_id and counted.case_id = c.id)`,
};

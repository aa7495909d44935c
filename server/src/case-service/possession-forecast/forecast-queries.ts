import {
  FORECAST_MONTHS,
  forecastPlaces,
  type ForecastPlace,
} from '@writdesk/contract/possession-forecast/possession-forecast';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PastCase } from './forecast-basis.ts';

/** A place whose cases are compared, with its courts. */
export interface Compared {
  place: ForecastPlace;
  name: string;
  courthouseIds: string[];
}

/** The court, its county and its state, each with all its courts. */
export async function placesOf(db: Kysely<DB>, courthouseId: string): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    select kept.place, kept.name, array_agg(other.id::text order by other.id) as courthouse_ids
    from cases.courthouse court
    join users.published_county_name county on county.id = court.county_id
    join users.published_state state on state.id = court.state_id
    cross join lateral (values
      ('COURT', court.short_name), ('COUNTY', county.name), ('STATE', state.name)) kept (place, name)
    join cases.courthouse other on kept.place = 'COURT' and other.id = court.id
      or kept.place = 'COUNTY' and other.county_id = court.county_id
      or kept.place = 'STATE' and other.state_id = court.state_id
    where court.id = ${courthouseId}
    group by kept.place, kept.name`.execute(db);
  return rows.toSorted((one, other) => widthOf(one) - widthOf(other));
}

const widthOf = ({ place }: Compared): number => forecastPlaces.indexOf(place);

/** Whether an answer of the tenant is on the case: found on the docket, or recorded. A cluster asks for the firm by its id. */
const isAnswered = (firmId: string) => sql`(exists (select from cases.docket_check look
    where look.firm_id = ${firmId} and look.case_id = c.id and look.found = 'ANSWER')
  or exists (select from cases.case_court_fact known
    where known.firm_id = ${firmId} and known.case_id = c.id and known.fact = 'answeredOn' and known.ended_at is null))`;

export async function hasAnswer(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql<{ isAnswered: boolean }>`
    select ${isAnswered(firmId)} as is_answered from cases.eviction_case c
    where c.firm_id = ${firmId} and c.id = ${id}`.execute(db);
  return rows[0]?.isAnswered ?? false;
}

interface Asked {
  firmId: string;
  courthouseIds: readonly string[];
  /** Compared with the others, not with itself. */
  caseId: string;
  today: string;
  timeZone: string;
}

/** So many cases of a place at most, spread over its courts and months. */
const MOST_OF_MONTH = 40;
const FEWEST_OF_MONTH = 2;

/**
 * Cases of the last months at some courts: the first ones filed in each month, so that the cost doesn’t grow with the firm and
 * neither the quick cases of last week nor the slow ones of last year outweigh the others.
 */
export async function selectPastCases(db: Kysely<DB>, asked: Asked): Promise<PastCase[]> {
  const months = monthsUpTo(asked.today);
  const most = Math.max(FEWEST_OF_MONTH, Math.floor(MOST_OF_MONTH / asked.courthouseIds.length));
  const on = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${asked.timeZone}, 'YYYY-MM-DD')`;
  const { rows } = await sql<PastCase>`
    select ${on('c.submittedAt')} as submitted, to_char(c.filed_on, 'YYYY-MM-DD') as filed, ${on('c.servedAt')} as served,
      ${on('c.judgmentAt')} as judged, ${on('c.writIssuedAt')} as writ_issued, ${on('c.possessionAt')} as possession,
      to_char(coalesce(c.closed_at, c.dismissed_at, c.denied_at) at time zone ${asked.timeZone}, 'YYYY-MM-DD') as ended,
      ${isAnswered(asked.firmId)} as answered, coalesce(c.judgment_outcome like 'DEFAULT\\_%', false) as by_default,
      c.case_appealed as appealed
    from unnest(${[...asked.courthouseIds]}::uuid[]) court (id)
    cross join unnest(${months.map(({ first }) => first)}::date[], ${months.map(({ next }) => next)}::date[])
      month (first, next)
    cross join lateral (
      select * from cases.eviction_case filed
      where filed.firm_id = ${asked.firmId} and filed.courthouse_id = court.id
        and filed.filed_on >= month.first and filed.filed_on < month.next
      order by filed.filed_on, filed.id limit ${most}) c
    where c.id <> ${asked.caseId} and c.sealed_at is null`.execute(db);
  return rows;
}

/** The month of a day and those before it, each from its first day to the first of the next. */
function monthsUpTo(today: string): { first: string; next: string }[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const firstOf = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: FORECAST_MONTHS }, (_, back) => ({
    first: firstOf(back),
    next: firstOf(back - 1),
  }));
}

import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { beginsWith, literal } from '../../platform/db/like.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { NO_DAY } from './tally.ts';
import { type Answering, answering, ofFinest, withoutWalls } from './tally-queries.ts';

export interface GroupedQuestion {
  /** Names of what is counted, or beginnings of names that end with a point, such as `took.filing.`. */
  what: readonly string[];
  firmId?: string | null;
  clientId?: string | null;
  countyId?: string | null;
  from?: string | undefined;
  to?: string | undefined;
  by: 'county' | 'company' | 'month' | null;
}

export interface Grouped {
  what: string;
  /** The county's id, the company's or the month, as asked for; empty for a sum of all. */
  of: string;
  n: number;
}

/** What matches the names and beginnings. A whole name may be the beginning of another, and matches itself alone. */
export const patternsOf = (what: readonly string[]): string[] =>
  what.map((name) => (name.endsWith('.') ? beginsWith(name) : literal(name)));

/** The same counts by county, by company or by month, exactly; null where no counter knows: a company's counties, a manager's properties. */
export async function selectGroupedTallies(
  database: Pick<Database, 'as'>,
  scope: Scope,
  question: GroupedQuestion,
): Promise<Grouped[] | null> {
  const { by, clientId, countyId, from: first, to: last } = question;
  if (by === 'county' && clientId) return null;
  const known = answering(scope, question);
  if (!known) return null;
  const from = rowsOf(by, known, countyId ?? null);
  if (!from) return null;
  const isOfAllDays = by !== 'month' && first === undefined && last === undefined;
  const ofDays = sql`${first === undefined ? sql`` : sql`and day >= ${first}::date`}
    ${last === undefined ? sql`` : sql`and day <= ${last}::date`}`;
  const among = sql`what like any(${patternsOf(question.what)}::text[])`;
  const firm = from.firmId ? sql`and firm_id = ${from.firmId}` : sql``;
  const finest = sql`${among} ${ofDays} ${firm} ${ofFinest(from)}`;
  const month = sql`to_char(day, 'YYYY-MM')`;
  const groupOf = (row: 'summed' | 'single') => {
    if (by === 'month') return month;
    if (by === null) return sql`''`;
    const single = by === 'county' ? 'county_id' : 'client_id';
    return sql`${sql.ref(row === 'summed' ? 'of_id' : single)}::text`;
  };
  const walled = scope.withheldIds.length
    ? sql`union all select what, ${groupOf('single')} as of, -1 from cases.tallied_case
        where id = any(${scope.withheldIds}::uuid[]) and ${finest}`
    : sql``;
  const { rows } = await sql<Grouped>`
    select what, of, sum(n)::int as n from (
      select what, ${groupOf('summed')} as of, n from cases.case_tally
      where grain = ${from.grain} ${from.ids ? sql`and of_id = any(${[...from.ids]}::uuid[])` : sql``} ${firm} and ${among}
        and ${isOfAllDays ? sql`day = ${NO_DAY}::date` : sql`day > ${NO_DAY}::date ${ofDays}`}
      union all
      select what, ${groupOf('single')} as of, n from cases.case_tally_delta where ${finest}
      ${walled}
    ) counted
    where of is not null
    group by what, of having sum(n) <> 0`.execute(withoutWalls(database, scope));
  return rows;
}

/** The sums that a grouping reads; null where they are of something else, such as all companies of one county. */
function rowsOf(by: GroupedQuestion['by'], known: Answering, countyId: string | null): Answering | null {
  if (by !== 'county' && by !== 'company') return known;
  const { grain, firmId } = known;
  const ofFirm = firmId && { firmId };
  if (by === 'county')
    return grain === 'CLIENT' ? null : { grain: 'COUNTY', ...ofFirm, ...(countyId && { ids: [countyId] }) };
  if (grain === 'CLIENT') return known;
  return grain === 'FIRM' ? { grain: 'CLIENT', ...ofFirm } : null;
}

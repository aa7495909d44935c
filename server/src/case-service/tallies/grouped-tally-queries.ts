import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { beginsWith, literal } from '../../platform/db/like.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { NO_DAY } from './tally.ts';
import { answering, ofFinest, withoutWalls } from './tally-queries.ts';

export interface GroupedQuestion {
  /** Names of what is counted, or beginnings of names that end with a point, such as `took.filing.`. */
  what: readonly string[];
  firmId?: string | null;
  clientId?: string | null;
  countyId?: string | null;
  from?: string | undefined;
  to?: string | undefined;
  by: 'county' | 'month' | null;
}

export interface Grouped {
  what: string;
  /** The county's id or the month, as asked for; empty for a sum of all. */
  of: string;
  n: number;
}

/** What matches the names and beginnings. A whole name may be the beginning of another, and matches itself alone. */
export const patternsOf = (what: readonly string[]): string[] =>
  what.map((name) => (name.endsWith('.') ? beginsWith(name) : literal(name)));

/** The same counts by county or by month, exactly; null where no counter knows: a company's counties, a manager's properties. */
export async function selectGroupedTallies(
  database: Pick<Database, 'as'>,
  scope: Scope,
  question: GroupedQuestion,
): Promise<Grouped[] | null> {
  const { by, clientId, countyId, from: first, to: last } = question;
  if (by === 'county' && clientId) return null;
  const known = answering(scope, question);
  if (!known) return null;
  if (by === 'county' && known.grain === 'CLIENT') return null;
  const { firmId } = known;
  const from: typeof known =
    by === 'county'
      ? { grain: 'COUNTY', ...(firmId && { firmId }), ...(countyId && { ids: [countyId] }) }
      : known;
  const isOfAllDays = by !== 'month' && first === undefined && last === undefined;
  const ofDays = sql`${first === undefined ? sql`` : sql`and day >= ${first}::date`}
    ${last === undefined ? sql`` : sql`and day <= ${last}::date`}`;
  const among = sql`what like any(${patternsOf(question.what)}::text[])`;
  const firm = from.firmId ? sql`and firm_id = ${from.firmId}` : sql``;
  const finest = sql`${among} ${ofDays} ${firm} ${ofFinest(from)}`;
  const month = sql`to_char(day, 'YYYY-MM')`;
  const groupOf = (county: 'of_id' | 'county_id') =>
    by === 'county' ? sql`${sql.ref(county)}::text` : by === 'month' ? month : sql`''`;
  const walled = scope.withheldIds.length
    ? sql`union all select what, ${groupOf('county_id')} as of, -1 from cases.tallied_case
        where id = any(${scope.withheldIds}::uuid[]) and ${finest}`
    : sql``;
  const { rows } = await sql<Grouped>`
    select what, of, sum(n)::int as n from (
      select what, ${groupOf('of_id')} as of, n from cases.case_tally
      where grain = ${from.grain} ${from.ids ? sql`and of_id = any(${[...from.ids]}::uuid[])` : sql``} ${firm} and ${among}
        and ${isOfAllDays ? sql`day = ${NO_DAY}::date` : sql`day > ${NO_DAY}::date ${ofDays}`}
      union all
      select what, ${groupOf('county_id')} as of, n from cases.case_tally_delta where ${finest}
      ${walled}
    ) counted
    where of is not null
    group by what, of having sum(n) <> 0`.execute(withoutWalls(database, scope));
  return rows;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The counties in which a firm has cases, whoever may see them: a tally of places names no case. */
export async function countiesWithCases(db: Kysely<DB>, firmId: string): Promise<string[]> {
  const { rows } = await sql<{ countyId: string }>`
    select county_id from (
      select of_id as county_id, n from cases.case_tally
      where firm_id = ${firmId} and grain = 'COUNTY' and what like 'status.%'
      union all
      select county_id, n from cases.case_tally_delta
      where firm_id = ${firmId} and county_id is not null and what like 'status.%'
    ) counted
    group by county_id having sum(n) > 0`.execute(db);
  return rows.map(({ countyId }) => countyId);
}

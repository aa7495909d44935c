import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseCriterion } from '../cases/record/index.ts';

/** What rules look at in a case: where it is, why, and the facts of the criteria that they ask. */
export interface CaseAsked {
  id: string;
  place: {
    clientId: string;
    countyId: string | null;
    stateCode: string | null;
    propertyId: string | null;
  };
  reasons: readonly string[];
  facts: Readonly<Record<string, unknown>>;
}

/** Reads that of some cases of one firm. */
export async function readAsked(
  db: Kysely<DB>,
  firmId: string,
  ids: readonly string[],
  criteria: readonly CaseCriterion[],
  now: Date,
): Promise<CaseAsked[]> {
  if (ids.length === 0) return [];
  const facts = criteria.flatMap(({ key, column }) => [sql`${key}::text`, column(now)]);
  const { rows } = await sql<CaseAsked>`
    select c.id,
      jsonb_build_object('clientId', c.client_id, 'countyId', c.county_id, 'stateCode', c.state_code,
        'propertyId', c.property_id) as place,
      coalesce((select to_jsonb(e.reasons) from cases.case_eviction e
        where e.firm_id = c.firm_id and e.case_id = c.id), '[]') as reasons,
      jsonb_build_object(${sql.join(facts)}) as facts
    from cases.eviction_case c where c.firm_id = ${firmId} and c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

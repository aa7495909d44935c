import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/**
 * For the query of a case’s facts: whether the case has any row of a table, whose alias is `own`.
 * @param among of these alone.
 */
export const caseHas = (table: keyof DB, among?: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${sql.table(table)} own
    where own.firm_id = c.firm_id and own.case_id = c.id ${among ? sql`and ${among}` : sql``})`;

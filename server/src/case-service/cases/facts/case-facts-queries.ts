import { type Kysely, type RawBuilder, sql } from 'kysely';
import { fixedPlan } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseKey } from '../record/index.ts';

/** The columns of all parts in one statement, for one case or for a page of a list; their values in the order of the columns. */
export async function selectFactColumns(
  db: Kysely<DB>,
  records: readonly CaseKey[],
  columns: readonly RawBuilder<unknown>[],
): Promise<Map<string, unknown[]>> {
  if (!records.length) return new Map();
  const firmIds = [...new Set(records.map(({ firmId }) => firmId))];
  const named = columns.map((column, index) => sql`${column} as ${sql.ref(`fact${index}`)}`);
  const { rows } = await sql<Record<string, unknown> & { id: string }>`
    select ${fixedPlan}c.id, ${sql.join(named)} from cases.eviction_case c
    where c.firm_id = any(${firmIds}::uuid[]) and c.id = any(${records.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, columns.map((_, index) => row[`fact${index}`])]));
}

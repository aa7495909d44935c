import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/** Whether every id stands in a table, as far as the caller sees it. @param table its name in the database. */
export async function hasAll(db: Kysely<DB>, table: string, given: readonly string[]): Promise<boolean> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.count === ids.length;
}

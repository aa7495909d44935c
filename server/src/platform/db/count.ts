import { TOTAL_CAP } from '@writdesk/contract/values/paging';
import { type Expression, type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/** How many rows a query has, counted up to the cap: a list need not read all of them to say that they are many. */
export async function countUpTo(
  db: Kysely<DB>,
  rows: Expression<unknown>,
  cap = TOTAL_CAP,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from (${rows}) matching limit ${sql.lit(cap + 1)}) counted`.execute(
    db,
  );
  const n = counted.rows[0]?.n ?? 0;
  return { total: Math.min(n, cap), totalIsCapped: n > cap };
}

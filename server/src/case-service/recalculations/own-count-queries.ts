import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';
import { openIn } from './reach-queries.ts';
import { reachOf, type RecalculationRow } from './recalculation-queries.ts';

/** How many of somebody's own cases a count is of, and how many of them lie behind the place where it is. */
export async function countOwnOf(
  db: Kysely<DB>,
  scope: Scope,
  count: RecalculationRow,
): Promise<{ total: number; done: number }> {
  const { afterFirm: firm, afterCase: record, endedAt } = count;
  const isDone = endedAt
    ? sql<boolean>`true`
    : firm && record
      ? sql<boolean>`(c.firm_id, c.id) <= (${firm}::uuid, ${record}::uuid)`
      : sql<boolean>`false`;
  return db
    .selectFrom('cases.evictionCase as c')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${isDone}))::int`.as('done'),
    ])
    .where(visibleCase(scope))
    .where(openIn(await reachOf(db, count)))
    .executeTakeFirstOrThrow();
}

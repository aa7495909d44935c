import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';
import { openIn, type Reach } from './reach-queries.ts';
import { reachOf, selectOpenRecalculations } from './recalculation-queries.ts';

/**
 * Which of some cases wait for a count that the law or a calendar asked for: the dates that they keep are those of
 * before, and are not shown as if they held.
 */
export async function selectBeingRecalculated(
  db: Kysely<DB>,
  caseIds: readonly string[],
): Promise<Set<string>> {
  const waiting = caseIds.length ? await waitingCondition(db) : null;
  if (!waiting) return new Set();
  const { rows } = await sql<{ id: string }>`select c.id from cases.eviction_case c
    where c.id = any(${[...caseIds]}::uuid[]) and ${waiting}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many of somebody's cases wait so. @param reach of these alone. */
export async function countBeingRecalculated(db: Kysely<DB>, scope: Scope, reach?: Reach): Promise<number> {
  const waiting = await waitingCondition(db);
  if (!waiting) return 0;
  const { n } = await db
    .selectFrom('cases.evictionCase as c')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(visibleCase(scope))
    .where(reach ? sql<boolean>`${reach} and ${waiting}` : waiting)
    .executeTakeFirstOrThrow();
  return n;
}

/** Null while nothing is counted, which is nearly always. */
async function waitingCondition(db: Kysely<DB>): Promise<Reach | null> {
  const conditions: Reach[] = [];
  for (const count of await selectOpenRecalculations(db)) {
    conditions.push(sql<boolean>`(${openIn(await reachOf(db, count))} and coalesce((
      select dates.counted_at from cases.case_dates dates where dates.firm_id = c.firm_id and dates.case_id = c.id),
      '-infinity') < ${count.startedAt})`);
  }
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : null;
}

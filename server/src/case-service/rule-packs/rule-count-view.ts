import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { countOwnOf, type RecalculationRow } from '../recalculations/index.ts';
import { countImpact, countMovedBy } from './impact-queries.ts';

/** How far a count of everybody's cases is, as the API says it to those who see them all. */
export const countView = (count: RecalculationRow) => ({
  version: count.packVersion ?? '',
  total: count.total,
  done: count.done,
  moved: count.moved,
  startedAt: count.startedAt,
  endedAt: count.endedAt,
});

/** The same for one reader: a reader who doesn't see every firm's cases sees how many of their own are counted. */
export async function countViewFor(db: Kysely<DB>, scope: Scope, count: RecalculationRow) {
  if (scope.kind === 'all') return countView(count);
  const [own, moved] = await Promise.all([
    countOwnOf(db, scope, count),
    count.reason === 'RULE_DRAFT'
      ? countImpact(db, scope, count.id).then(({ dates }) => dates)
      : countMovedBy(db, scope, { state: count.stateCode ?? '', version: count.packVersion ?? '' }),
  ]);
  return { ...countView(count), ...own, moved };
}

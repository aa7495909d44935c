import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { counters } from './counters.ts';
import {
  advanceRecalculation,
  lockRecalculation,
  reachOf,
  type RecalculationRow,
  setTotal,
} from './recalculation-queries.ts';
import { countReached, selectNextCases } from './reach-queries.ts';

/** Cases of one transaction: a worker that is killed loses so much and no more. */
export const BATCH_CASES = 1_000;

/** Another worker ended the count meanwhile. */
class NothingLeft extends Error {}

/**
 * Counts the next cases of a count, in a transaction of their own with the place where the next one goes on: after a
 * kill nothing is left out, and nothing done twice.
 * @returns whether there is more to do.
 */
export async function countBatch(context: Context, recalculationId: string): Promise<boolean> {
  try {
    return await transact(context, async (tx) => {
      const count = await lockRecalculation(tx.db, recalculationId);
      if (!count) throw new NothingLeft();
      return countNext(context, tx, count);
    });
  } catch (error) {
    if (error instanceof NothingLeft) return false;
    throw error;
  }
}

/** The same inside of a transaction that has locked the count. @returns whether there is more to do. */
export async function countNext({ deps }: Context, tx: Tx, count: RecalculationRow): Promise<boolean> {
  const counter = deps.registered.of(counters).find(({ reason }) => reason === count.reason);
  if (!counter) throw new Error(`Nobody counts for ${count.reason}.`);
  const { isRead = false } = counter;
  const countKeys = await counter.begin(tx, count);
  const reach = await reachOf(tx.db, count);
  // Who changed a calendar sees their own firm's cases: how many there are is known here.
  if (count.total === 0) await setTotal(tx.db, count.id, await countReached(tx.db, reach));
  const next = countKeys && (await selectNextCases(tx.db, reach, count, { limit: BATCH_CASES, isRead }));
  const moved = (await countKeys?.(next?.keys ?? [])) ?? 0;
  const done = next?.keys.length ?? 0;
  const isDone = next?.isEnd ?? true;
  await advanceRecalculation(tx.db, count.id, {
    done,
    moved,
    last: next?.last,
    endedAt: isDone ? tx.now : null,
  });
  await counter.audit(tx, count, { cases: done, moved, isDone });
  if (isDone && countKeys) await counter.ended?.(tx, count);
  return !isDone;
}

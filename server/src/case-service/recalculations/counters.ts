import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import type { CaseKey } from './reach-queries.ts';
import type { RecalculationReason, RecalculationRow } from './recalculation-queries.ts';

/** How the cases of a count are counted, by who asks for counts of this kind. */
export interface Counter {
  reason: RecalculationReason;
  /** Changes no case, and locks none. */
  isRead?: boolean;
  /**
   * What counts the next cases and says how many of their dates moved.
   * @returns null where nobody waits for the count any more: it ends.
   */
  begin(tx: Tx, count: RecalculationRow): Promise<((keys: readonly CaseKey[]) => Promise<number>) | null>;
  audit(
    tx: Tx,
    count: RecalculationRow,
    step: { cases: number; moved: number; isDone: boolean },
  ): Promise<void>;
  ended?(tx: Tx, count: RecalculationRow): Promise<void>;
}

export const counters: Registry<Counter> = registry('counters');

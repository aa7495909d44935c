import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import type { CaseKey } from './reach-queries.ts';
import type { RecountReason, RecountRow } from './recount-queries.ts';

/** How the cases of a count are counted, by who asks for counts of this kind. */
export interface Counter {
  reason: RecountReason;
  /** Changes no case, and locks none. */
  isRead?: boolean;
  /**
   * What counts the next cases and says how many of their dates moved.
   * @returns null where nobody waits for the count any more: it ends.
   */
  begin(tx: Tx, count: RecountRow): Promise<((keys: readonly CaseKey[]) => Promise<number>) | null>;
  audit(tx: Tx, count: RecountRow, step: { cases: number; moved: number; isDone: boolean }): Promise<void>;
  ended?(tx: Tx, count: RecountRow): Promise<void>;
}

export const counters: Registry<Counter> = registry('counters');

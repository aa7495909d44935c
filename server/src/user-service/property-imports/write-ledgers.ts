import type { Tx } from '../../platform/db/transact.ts';
import { changeLease, replaceLedgers } from '../rosters/index.ts';
import type { FoundImport } from './import-queries.ts';
import type { Plan } from './plan-import.ts';
import type { LedgerWrite } from './plan-ledger.ts';
import {
  after,
  before,
  requireSame,
  type TouchedProperty,
  type Written,
  type WrittenPlan,
} from './written.ts';

/** Makes the ledgers of leases what the file says. */
export async function writeLedgers(
  tx: Tx,
  { clientId }: FoundImport,
  plan: Plan<LedgerWrite>,
): Promise<WrittenPlan> {
  const written = new Map<number, Written>();
  const counts = new Map<string, TouchedProperty>();
  const ledgers: { leaseId: string; lines: LedgerWrite['lines'] }[] = [];
  for (const { row, write } of plan.rows) {
    if (!write) continue;
    const { lease, facts, lines, property } = write;
    requireSame(await changeLease(tx.db, lease, facts, { now: tx.now, movesLedger: true }));
    ledgers.push({ leaseId: lease.id, lines });
    written.set(row, {
      propertyId: property.id,
      lease: { ...after(lease), before: before(lease, facts) },
      lines: [...write.before],
    });
    const count = counts.get(property.id) ?? { property, new: 0, changed: 0 };
    count.changed += 1;
    counts.set(property.id, count);
  }
  await replaceLedgers(tx.db, clientId, ledgers);
  return { written, properties: [...counts.values()] };
}

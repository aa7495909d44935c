import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { findImport, type FoundImport, selectSiblings, updateImport } from './import-queries.ts';
import { planColumns, planNow, storePlan } from './preview-plan.ts';
import { columnsIn, stagedRows } from './read-import.ts';

/** What else of the same connection waits is compared again: the ledgers of tenants whom the rent roll brought find them now. */
export async function compareSiblings(tx: Tx, context: UserContext, applied: FoundImport): Promise<void> {
  const { connectionId } = applied;
  if (connectionId === null) return;
  for (const { id } of await selectSiblings(tx.db, { ...applied, connectionId })) {
    const row = await findImport(tx.db, context.scope, id);
    if (!row) continue;
    const of = { ...row, columns: columnsIn(row) };
    const plan = await planNow(tx.db, context.scope, { of, rows: await stagedRows(tx.db, row), now: tx.now });
    if (plan.plan.digest === row.digest) continue;
    await updateImport(tx.db, row, planColumns(plan));
    await storePlan(tx.db, row, plan);
  }
}

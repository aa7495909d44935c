import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { lockCase } from '../../cases/record/index.ts';
import { selectSteps } from './case-step-queries.ts';
import { finishAndNotify } from './finish-by-itself.ts';
import { stepView } from '../workflow-view.ts';

/** A document of a case is made: the step that waited for this kind is done. */
export async function finishPaperStep(
  tx: Tx,
  context: Context,
  { caseId, kind }: { caseId: string; kind: string },
): Promise<void> {
  const record = await lockCase(tx.db, context.scope, caseId);
  if (!record) return;
  const waiting = (await selectSteps(tx.db, record)).find((row) => {
    const { action, document } = stepView(row).configureAction;
    return row.state === 'ACTIVE' && action === 'GENERATE_DOCUMENT' && document === kind;
  });
  if (!waiting) return;
  const { id, name } = waiting;
  const by = { userId: null, name: '' };
  await finishAndNotify(tx, record, { id, name, kind: 'GENERATE_DOCUMENT', by });
}

import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { actInside } from '../cases/actions/index.ts';
import { NothingToNote } from '../cases/record/index.ts';
import { selectHeld, unlessReleased } from '../held-cases/index.ts';
import { type Debtor, lockAccount } from '../invoices/index.ts';
import { useException } from './use-exception.ts';

const UNDER_EXCEPTION = 'The firm makes an exception although an invoice is overdue.';

/**
 * Lets the held cases of a company in while its exception has cases left, the one that was held first before the others, each by
 * itself. A job that was killed goes on: what came in is counted with the case.
 */
export const letHeldIn = defineJob({
  name: 'overdue-exceptions.let-in',
  schema: z.strictObject({ firmId: id, clientId: id }),
  timeoutSeconds: 300,
  async handle(context, debtor, { signal }) {
    for (const caseId of await selectHeld(context.deps.db.as(context.scope), debtor)) {
      signal.throwIfAborted();
      await unlessReleased(letIn(context, debtor, caseId));
    }
  },
});

function letIn(context: Context, debtor: Debtor, caseId: string) {
  return transact(context, async (tx) => {
    await lockAccount(tx.db, debtor, tx.now);
    await actInside(tx, context, { caseId, action: 'hold-release' }, async ({ facts }) => {
      // Where nothing holds it anymore, the payment lets it in.
      if (!facts.overdue || !facts.excepted) throw new NothingToNote();
      const exception = await useException(tx, { ...debtor, id: caseId });
      return {
        changes: { submittedAt: tx.now },
        comment: UNDER_EXCEPTION,
        data: { exceptionId: exception.id },
      };
    });
  });
}

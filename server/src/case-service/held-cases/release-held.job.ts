import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { actOnCase } from '../cases/actions/index.ts';
import { NothingToNote } from '../cases/record/index.ts';
import type { AccountFollower } from '../invoices/index.ts';
import { selectHeld } from './held-case-queries.ts';
import { unlessReleased } from './unless-released.ts';

const FREE = 'No overdue invoice holds the case anymore.';

/**
 * Releases the cases of a company that no overdue invoice holds anymore, each by itself: whatever keeps one keeps no
 * other. A case that somebody released meanwhile is left as it is.
 */
export const releaseHeld = defineJob({
  name: 'held-cases.release',
  schema: z.strictObject({ firmId: id, clientId: id }),
  timeoutSeconds: 300,
  async handle(context, debtor, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const caseId of await selectHeld(db, debtor)) {
      signal.throwIfAborted();
      await release(context, caseId);
    }
  },
});

/** Whoever lowers what a company owes has its held cases looked at. */
export const releaseWhenFree: AccountFollower = (tx, debtor) => tx.enqueue(releaseHeld, debtor);

async function release(context: Context, caseId: string): Promise<void> {
  const request = { caseId, action: 'hold-release' as const };
  const work = actOnCase(context, request, ({ tx, facts }) => {
    if (facts.overdue) throw new NothingToNote();
    return Promise.resolve({ changes: { submittedAt: tx.now }, comment: FREE });
  });
  await unlessReleased(work);
}

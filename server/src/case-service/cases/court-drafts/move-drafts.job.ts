import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { countCaseDates } from '../../deadlines/index.ts';
import { appendDeltas, deltasOf } from '../../tallies/index.ts';
import { publishChange } from '../actions/index.ts';
import { placeCase } from '../intake/index.ts';
import { lockCase, NothingToNote, onCase, unlessDone, updateCase } from '../record/index.ts';
import { courtDraftAudits } from './court-draft-audits.ts';
import { selectDrafts } from './court-draft-queries.ts';

const move = z
  .object({
    courthouseId: z.uuid(),
    courthouse: z.string(),
    replacementId: z.uuid(),
    replacement: z.string(),
    by: z.string(),
  })
  .strict();

/** A courthouse was deactivated: its drafts, of every firm, go to another one. Done again it does nothing. */
export const moveDraftsOfCourt = defineJob({
  name: 'cases.move-drafts-of-court',
  schema: move,
  async handle(context, change, { signal }) {
    const ids = await selectDrafts(context.deps.db.as(context.scope), change.courthouseId);
    for (const id of ids) {
      signal.throwIfAborted();
      await moveDraft(context, id, change);
    }
  },
});

async function moveDraft(context: Context, caseId: string, change: z.output<typeof move>): Promise<void> {
  const { courthouseId, courthouse: before, replacementId, replacement: courthouse, by } = change;
  await unlessDone(
    transact(context, async (tx) => {
      const record = await lockCase(tx.db, context.scope, caseId);
      if (record?.courthouseId !== courthouseId || record.status !== 'DRAFT') throw new NothingToNote();
      const placed = await placeCase(tx, context, record, { courthouseId: replacementId });
      const written = await updateCase(tx.db, record, { ...placed, updatedAt: tx.now });
      await appendDeltas(tx.db, deltasOf(record, written));
      const dates = await countCaseDates(tx.db, { firmId: record.firmId, caseId, now: tx.now });
      await tx.audit(courtDraftAudits.replaced, {
        ...onCase(record),
        data: { courthouseId: replacementId, courthouse, before, by },
      });
      publishChange(tx, record, { ...written, ...dates });
    }),
  );
}

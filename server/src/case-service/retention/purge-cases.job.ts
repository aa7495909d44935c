import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { newId } from '../../platform/ids.ts';
import {
  type CaseOwner,
  keysOf,
  lockCase,
  NothingToNote,
  onCase,
  unlessDone,
} from '../cases/record/index.ts';
import { hashUnhashed, markPurged } from '../documents/index.ts';
import { forgetFiles, removeBytes } from '../storage/index.ts';
import { retentionAudits } from './retention-audits.ts';
import { findDue, insertPurge, markRemoved, selectDue, selectUnfinished } from './retention-queries.ts';

const CASES = 200;

/**
 * Removes the files of cases that ended as long ago as their firm keeps them. What is removed is decided under the lock of the case and
 * noted with each document’s hash; the bytes go after that, and what a worker that died left goes with the next run.
 */
export const purgeCases = defineJob({
  name: 'retention.purge',
  schema: z.object({}),
  schedule: { cron: '40 4 * * *' },
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  concurrency: 1,
  timeoutSeconds: 3_600,
  async handle(context, _, attempt) {
    const db = context.deps.db.as(context.scope);
    for (const due of await selectDue(db, context.deps.clock.now(), CASES)) {
      attempt.signal.throwIfAborted();
      await unlessDone(purge(context, due));
    }
    for (const purged of await selectUnfinished(db, CASES)) {
      attempt.signal.throwIfAborted();
      await removeBytes(context, purged.paths);
      await markRemoved(db, purged, context.deps.clock.now());
    }
  },
});

async function purge(context: Context, due: CaseOwner): Promise<void> {
  const hashes = await hashUnhashed(context, due);
  await transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, due.id);
    // A hold was placed meanwhile, the case was reopened, or the firm keeps its files longer now.
    const still = record && (await findDue(tx.db, record, tx.now));
    if (!record || !still) throw new NothingToNote();
    const files = await forgetFiles(tx.db, record.id);
    const documents = await markPurged(tx.db, record, { purgedAt: tx.now, hashes });
    await insertPurge(tx.db, {
      ...keysOf(record),
      id: newId(),
      purgedAt: tx.now,
      dueOn: still.dueOn ?? tx.now.toISOString().slice(0, 10),
      paths: files.map(({ path }) => path),
      sizeBytes: files.reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0),
    });
    await tx.audit(retentionAudits.purge, {
      ...onCase(record),
      data: {
        years: still.years,
        files: files.length,
        documents: documents.map(({ id, title, sha256 }) => ({ documentId: id, title, sha256 })),
      },
    });
  });
}

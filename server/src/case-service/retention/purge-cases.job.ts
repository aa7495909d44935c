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
  updateCase,
} from '../cases/record/index.ts';
import { hashUnhashed, markPurged } from '../documents/index.ts';
import { forgetFiles, removeBytes } from '../storage/index.ts';
import { retentionAudits } from './retention-audits.ts';
import {
  findDue,
  insertPurge,
  markRemoved,
  type Rule,
  selectDue,
  selectRules,
  selectUnfinished,
} from './retention-queries.ts';

/** Looked for at once. */
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
    for (const rule of await selectRules(db)) await purgeOfFirm(context, rule, attempt.signal);
    for (let isMore = true; isMore;) {
      const unfinished = await selectUnfinished(db, CASES);
      for (const purged of unfinished) {
        attempt.signal.throwIfAborted();
        await removeBytes(context, purged.paths);
        await markRemoved(db, purged, context.deps.clock.now());
      }
      isMore = unfinished.length === CASES;
    }
  },
});

async function purgeOfFirm(context: Context, rule: Rule, signal: AbortSignal): Promise<void> {
  const db = context.deps.db.as(context.scope);
  const now = context.deps.clock.now();
  for (let skipped = 0; ;) {
    const due = await selectDue(db, rule, { now, skipped, limit: CASES });
    for (const one of due) {
      signal.throwIfAborted();
      if (!(await purge(context, one))) skipped += 1;
    }
    if (due.length < CASES) return;
  }
}

/** @returns false where a hold was placed meanwhile, the case was reopened, or the firm keeps its files longer now. */
async function purge(context: Context, due: CaseOwner): Promise<boolean> {
  const hashes = await hashUnhashed(context, due);
  let isPurged = false;
  const work = transact(context, async (tx) => {
    const record = await lockCase(tx.db, context.scope, due.id);
    const still = record && (await findDue(tx.db, record, tx.now));
    if (!record || !still) throw new NothingToNote();
    const files = await forgetFiles(tx.db, record.id);
    await updateCase(tx.db, record, { purgedAt: tx.now });
    const documents = await markPurged(tx.db, record, { purgedAt: tx.now, hashes });
    await insertPurge(tx.db, {
      ...keysOf(record),
      id: newId(),
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
    isPurged = true;
  });
  await unlessDone(work);
  return isPurged;
}

import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { LeftCaseReason, RunPaper } from '@writdesk/contract/documents/document-runs';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { scopeOf } from '../../user-service/access/index.ts';
import { loadActorOfUser } from '../../user-service/users/index.ts';
import { type CaseRecord, lockCase, mayEverAct, NothingToNote, unlessDone } from '../cases/record/index.ts';
import { duePapers, remakePaper } from '../documents/index.ts';
import { documentRunAudits } from './document-run-audits.ts';
import {
  findRun,
  finishRun,
  lockWaiting,
  type RunKey,
  type RunRow,
  selectWaiting,
  updateRunCase,
} from './document-run-queries.ts';

/**
 * Has the documents of a run made, those of each case in a transaction of its own: one that was interrupted goes on with the cases
 * that are left. Each case is one that whoever started it still sees and may have the documents of.
 */
export const generateRun = defineJob({
  name: 'document-runs.generate',
  schema: z.strictObject({ firmId: id, id }),
  timeoutSeconds: 1_800,
  async handle(context, key, { signal, isLast }) {
    const db = context.deps.db.as(context.scope);
    const run = await findRun(db, key);
    if (!run) return;
    const waiting = await selectWaiting(db, key);
    const failures: { caseId: string; error: unknown }[] = [];
    for (const caseId of waiting) {
      signal.throwIfAborted();
      // The cases after one that fails don't wait for it: it is tried again when they are done.
      await unlessDone(generate(context, run, caseId)).catch((error: unknown) =>
        failures.push({ caseId, error }),
      );
    }
    const [first] = failures;
    if (first && !isLast) throw first.error;
    for (const { caseId } of failures) await unlessDone(leaveFailed(context, run, caseId));
    await unlessDone(finish(context, key, waiting.length));
    // Whoever runs Writdesk finds the cause with the failed job.
    if (first) throw first.error;
  },
});

const generate = (context: Context, run: RunRow, caseId: string): Promise<void> =>
  transact(context, async (tx) => {
    if (!(await lockWaiting(tx.db, run, caseId))) throw new NothingToNote();
    const starter = await starterOf(tx, run);
    if (!starter) return leave(tx, run, caseId, 'NO_RIGHTS');
    const record = await lockCase(tx.db, scopeOf(starter, tx.now), caseId);
    if (!record || record.sealedAt) return leave(tx, run, caseId, 'GONE');
    if (endStatuses.includes(record.status)) return leave(tx, run, caseId, 'ENDED');
    const papers = await papersOf(tx, context, run, record);
    await updateRunCase(tx.db, run, caseId, { status: 'DONE', papers: JSON.stringify(papers) });
    await tx.audit(documentRunAudits.generate, {
      firmId: run.firmId,
      subjectId: run.id,
      data: { caseId, documentIds: papers.flatMap(({ documentId }) => documentId ?? []) },
    });
  });

/** Whoever started the run, as they are now. @returns undefined where they could no longer start it. */
async function starterOf(tx: Tx, { startedBy, firmId }: RunRow): Promise<UserActor | undefined> {
  const starter = await loadActorOfUser(tx.db, startedBy, tx.now);
  if (!starter || starter.firmId !== firmId) return undefined;
  return mayEverAct(starter, 'document.regenerate').allowed ? starter : undefined;
}

/** Each document that the case is due: queued, or with the facts that it waits for. */
async function papersOf(tx: Tx, context: Context, run: RunRow, record: CaseRecord): Promise<RunPaper[]> {
  const papers: RunPaper[] = [];
  for (const { template, before, missing } of await duePapers(tx.db, record, tx.now)) {
    const { kind, name: title } = template;
    const documentId =
      missing.length > 0
        ? null
        : await remakePaper(tx, context, record, {
            template,
            before,
            cause: 'BULK',
            maker: { id: run.startedBy, name: run.startedByName },
          });
    papers.push({ kind, title, documentId, missing });
  }
  return papers;
}

const leaveFailed = (context: Context, run: RunRow, caseId: string): Promise<void> =>
  transact(context, async (tx) => {
    if (!(await lockWaiting(tx.db, run, caseId))) throw new NothingToNote();
    await leave(tx, run, caseId, 'FAILED');
  });

async function leave(tx: Tx, run: RunRow, caseId: string, reason: LeftCaseReason): Promise<void> {
  await updateRunCase(tx.db, run, caseId, { status: 'LEFT', reason });
  await tx.audit(documentRunAudits.leave, {
    firmId: run.firmId,
    subjectId: run.id,
    data: { caseId, reason },
  });
}

const finish = (context: Context, key: RunKey, cases: number): Promise<void> =>
  transact(context, async (tx) => {
    if (!(await finishRun(tx.db, key, tx.now))) throw new NothingToNote();
    await tx.audit(documentRunAudits.finish, { firmId: key.firmId, subjectId: key.id, data: { cases } });
  });

import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { transact, type Tx } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/index.ts';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { caseLive, lockCase, NothingToNote, onCase, updateCase } from '../../cases/record/index.ts';
import { selectSteps } from '../steps/case-step-queries.ts';
import { moveSteps } from './move-case.ts';
import {
  advanceMove,
  lockMove,
  type MoveRow,
  selectNextBehind,
  selectOpenMoves,
} from './move-running-queries.ts';
import { resolveWorkflow, type ResolvedWorkflow } from '../resolve-workflow.ts';
import { stepAudits } from '../steps/step-audits.ts';
import { workflowAudits } from '../workflow-audits.ts';

/** Cases of one transaction: a worker that is killed loses so much and no more. */
const BATCH = 50;

/** Moves running cases to a newer version. It goes on where a worker that was killed stopped; by itself it looks every minute. */
export const moveRunningCases = defineJob<Record<string, never>>({
  name: 'workflows.move-running',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (const key of await selectOpenMoves(db)) {
      do signal.throwIfAborted();
      while (await moveBatch(context, key));
    }
  },
});

/** @returns whether there is more to do. */
export async function moveBatch(context: Context, key: { firmId: string; id: string }): Promise<boolean> {
  try {
    return await transact(context, async (tx) => {
      const move = await lockMove(tx.db, key);
      if (!move) throw new NothingToNote();
      return moveNext(context, tx, move);
    });
  } catch (error) {
    if (error instanceof NothingToNote) return false;
    throw error;
  }
}

async function moveNext(context: Context, tx: Tx, move: MoveRow): Promise<boolean> {
  const ids = await selectNextBehind(tx.db, move, BATCH);
  const to = await resolveWorkflow(tx.db, move.firmId, { workflowId: move.workflowId });
  let moved = 0;
  for (const id of ids) {
    if (to && (await moveOne(context, tx, move, { ...to, version: move.toVersion }, id))) moved += 1;
  }
  const isDone = ids.length < BATCH;
  await advanceMove(tx.db, move, {
    moved,
    stayed: ids.length - moved,
    lastCaseId: ids.at(-1) ?? null,
    endedAt: isDone ? tx.now : null,
  });
  await tx.audit(workflowAudits.moveBatch, {
    firmId: move.firmId,
    subjectId: move.workflowId,
    data: { version: move.toVersion, moved, stayed: ids.length - moved, isDone },
  });
  return !isDone;
}

/** @returns whether the case moved; one that ended meanwhile, or would lose a done step, or goes another order, stays. */
async function moveOne(
  context: Context,
  tx: Tx,
  move: MoveRow,
  to: ResolvedWorkflow,
  caseId: string,
): Promise<boolean> {
  const record = await lockCase(tx.db, context.scope, caseId);
  const fromVersion = record?.workflowVersion ?? 0;
  if (!record || record.workflowId !== move.workflowId || fromVersion >= move.toVersion) return false;
  if (isEnded(record.status)) return false;
  // Once a lawyer approved it, the case goes the way that it has begun.
  if (record.approvedAt !== null && to.serveFirst !== record.serveFirst) return false;
  const own = await selectSteps(tx.db, record);
  const byHand = Object.fromEntries(
    Object.entries(move.byHand).flatMap(([target, stepId]) => {
      const step = own.find((one) => one.stepId === stepId);
      return step ? [[target, step.id]] : [];
    }),
  );
  const { lost, presentStep } = await moveSteps(tx, record, to, byHand);
  if (lost.length) return false;
  await updateCase(tx.db, record, {
    workflowVersion: to.version,
    serveFirst: to.serveFirst,
    presentStep,
    updatedAt: tx.now,
  });
  await tx.audit(stepAudits.move, {
    ...onCase(record),
    data: { workflow: to.name, fromVersion, workflowVersion: to.version, presentStep, reason: move.reason },
  });
  tx.publish(caseLive.changed, { firmId: record.firmId, clientId: record.clientId, caseId: record.id });
  return true;
}

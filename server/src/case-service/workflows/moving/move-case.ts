import type { RouteInput } from '@writdesk/contract/route';
import { landSteps } from '@writdesk/contract/workflows/move-steps';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { Kysely } from 'kysely';
import type { UserContext } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { found } from '../../../platform/http/refuse.ts';
import { visibleRecord } from '../../cases/record/index.ts';
import { type CaseKey, insertLanded, lockSteps, selectSteps } from '../steps/case-step-queries.ts';
import { runSteps } from '../steps/run-steps.job.ts';
import { hasWork } from '../steps/step-work.ts';
import { resolveWorkflow, type ResolvedWorkflow } from '../resolve-workflow.ts';
import { selectWorkflowSteps } from '../workflow-queries.ts';
import { stepView } from '../workflow-view.ts';

/** Where a case's steps land in a version. */
export async function landingOf(
  db: Kysely<DB>,
  key: CaseKey,
  to: Pick<ResolvedWorkflow, 'id' | 'version'>,
  byHand: Readonly<Record<string, string>> = {},
) {
  const [own, target] = await Promise.all([
    selectSteps(db, key),
    selectWorkflowSteps(db, { firmId: key.firmId, id: to.id }, to.version),
  ]);
  return landSteps(
    own.map((row) => ({
      ...row,
      sequenceNo: Number(row.sequenceNo),
      action: row.configureAction.action ?? '',
    })),
    target.map((row) => {
      const step = stepView(row);
      return { ...step, action: step.configureAction.action };
    }),
    byHand,
  );
}

/**
 * Moves a case's steps to another version. What was done stays done, with who did it and when.
 * @returns where the case stands then, and the done steps that would be lost: with one of them nothing is written.
 */
export async function moveSteps(
  tx: Pick<Tx, 'db' | 'now' | 'enqueue'>,
  key: CaseKey,
  to: ResolvedWorkflow,
  byHand: Readonly<Record<string, string>>,
): Promise<{ presentStep: number; lost: { id: string; name: string }[] }> {
  await lockSteps(tx, key);
  const { steps, lost, presentStep } = await landingOf(tx.db, key, to, byHand);
  if (lost.length) return { presentStep, lost };
  const ids = await insertLanded(tx.db, key, steps, { at: tx.now, presentStep });
  const active = steps.findIndex(({ state, from }) => state === 'ACTIVE' && from?.state !== 'ACTIVE');
  const begun = steps[active];
  const entered = ids[active];
  if (begun && entered && hasWork({ ...begun.step, action: begun.step.configureAction.action }))
    await tx.enqueue(runSteps, { firmId: key.firmId, caseId: key.id, entered, completed: [] });
  return { presentStep, lost };
}

/**
 * Shows where a case would land; nothing moves.
 * @throws `case_not_found`, `workflow_not_found`
 */
export async function getLanding(
  context: UserContext,
  { params, query }: RouteInput<typeof workflows.landing>,
) {
  const record = await visibleRecord(context, params.caseId);
  const db = context.deps.db.as(context.scope);
  const to = found(await resolveWorkflow(db, record.firmId, query), 'workflow_not_found');
  const { steps, lost, presentStep } = await landingOf(db, record, to);
  return {
    version: to.version,
    presentStep,
    steps: steps.map(({ step, from, by, state }) => ({
      stepId: step.id,
      sequenceNo: step.sequenceNo,
      name: step.name,
      from: from?.name ?? null,
      by,
      state,
    })),
    lost: lost.map(({ id, name }) => ({ id, name })),
  };
}

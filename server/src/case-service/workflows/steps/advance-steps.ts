import type { CaseAction } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { type Actor, actorName, actorUserId } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { type CaseKey, type CaseStep, keepWaiting, lockSteps, updateSteps } from './case-step-queries.ts';
import { runSteps } from './run-steps.job.ts';
import { advance, finish, rewind, takeBack, type Walk } from './step-engine.ts';
import { hasWork } from './step-work.ts';

export interface StepsMoved {
  /** For `present_step` of the case; null for a case without a workflow. */
  presentStep: number | null;
  completed: CaseStep[];
  activated: CaseStep | null;
}

type Writing = Pick<Tx, 'db' | 'now' | 'enqueue'>;

/**
 * Writes what an action does to the steps of a case: see `advance` for the rules.
 * @param action an action of the status machine, or `writ-…`.
 */
export async function advanceSteps(
  tx: Writing,
  key: CaseKey,
  action: CaseAction | `writ-${string}`,
  actor: Actor,
): Promise<StepsMoved> {
  const steps = await lockSteps(tx, key);
  return write(tx, key, steps, advance(steps, action), {
    userId: actorUserId(actor),
    name: actorName(actor),
  });
}

/**
 * Puts the steps of a case back to the one that a status waits for.
 * @param status where the case was sent back to.
 */
export async function rewindSteps(tx: Writing, key: CaseKey, status: CaseStatus): Promise<StepsMoved> {
  const steps = await lockSteps(tx, key);
  return write(tx, key, steps, rewind(steps, status), { userId: null, name: '' });
}

/** Reopens the step of an action that was undone, such as a place on a docket. */
export async function takeBackStep(tx: Writing, key: CaseKey, action: CaseAction): Promise<StepsMoved> {
  const steps = await lockSteps(tx, key);
  return write(tx, key, steps, takeBack(steps, action), { userId: null, name: '' });
}

/** Ends one step of a case by itself: a day that has come, a document that is made, a task that somebody did. */
export async function finishStep(
  tx: Writing,
  key: CaseKey,
  stepId: string,
  by: { userId: string | null; name: string },
): Promise<StepsMoved> {
  const steps = await lockSteps(tx, key);
  const step = steps.find(({ id }) => id === stepId);
  if (!step) return { presentStep: null, completed: [], activated: null };
  return write(tx, key, steps, finish(steps, step), by);
}

async function write(
  tx: Writing,
  key: CaseKey,
  steps: readonly CaseStep[],
  walk: Walk<CaseStep>,
  by: { userId: string | null; name: string },
): Promise<StepsMoved> {
  if (!steps.length) return { presentStep: null, completed: [], activated: null };
  const changes = walk.changed.map(({ step, state }) => {
    const { id, slaHours } = step;
    return { id, state, slaHours, isDoneNow: state === 'DONE' && walk.completed.includes(step) };
  });
  await updateSteps(tx.db, key, changes, { at: tx.now, by });
  await keepPlace(tx, key, steps, walk);
  const entered = walk.activated && hasWork(walk.activated) ? walk.activated.id : null;
  const completed = walk.completed.filter(({ notifications }) => notifications.some(onCompletion));
  if (entered !== null || completed.length) {
    const ids = completed.map(({ id }) => id);
    await tx.enqueue(runSteps, { firmId: key.firmId, caseId: key.id, entered, completed: ids });
  }
  return { presentStep: walk.presentStep, completed: walk.completed, activated: walk.activated };
}

const onCompletion = ({ on }: { on: string }) => on === 'COMPLETE';

/** Remembers the wait that the case stands before now, and no other. */
async function keepPlace(
  tx: Writing,
  key: CaseKey,
  steps: readonly CaseStep[],
  { waitsAt }: Walk<CaseStep>,
): Promise<void> {
  for (const step of steps) {
    const isWaiting = step === waitsAt;
    if (isWaiting !== step.isWaiting)
      await keepWaiting(tx.db, key, { id: step.id, since: isWaiting ? tx.now : null });
  }
}

import type { CaseAction } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import { type Actor, actorName, actorUserId } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type CaseKey, type CaseStep, lockSteps, updateStep } from './case-step-queries.ts';
import { advance, rewind, type Walk } from './step-engine.ts';

export interface StepsMoved {
  /** For `present_step` of the case; null for a case without a workflow. */
  presentStep: number | null;
  completed: CaseStep[];
  activated: CaseStep | null;
}

type Writing = Pick<Tx, 'db' | 'now'>;

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
  const steps = await lockSteps(tx.db, key);
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
  const steps = await lockSteps(tx.db, key);
  return write(tx, key, steps, rewind(steps, status), { userId: null, name: '' });
}

async function write(
  tx: Writing,
  key: CaseKey,
  steps: readonly CaseStep[],
  walk: Walk<CaseStep>,
  by: { userId: string | null; name: string },
): Promise<StepsMoved> {
  if (!steps.length) return { presentStep: null, completed: [], activated: null };
  await Promise.all(
    walk.changed.map(({ step, state }) => {
      const isDoneNow = walk.completed.includes(step);
      return updateStep(tx.db, key, { id: step.id, state, by: isDoneNow ? by : null, at: tx.now });
    }),
  );
  return { presentStep: walk.presentStep, completed: walk.completed, activated: walk.activated };
}

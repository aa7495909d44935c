import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { type Registry, registry } from '../../../platform/registry.ts';
import type { StepsMoved } from './advance-steps.ts';
import type { CaseKey } from './case-step-queries.ts';

/** What a noun does when steps of a case are done or begin, in the transaction of the action. */
export type StepFollower = (tx: Tx, key: CaseKey, moved: StepsMoved) => Promise<void>;

export const stepFollowers: Registry<StepFollower> = registry('step followers');

/** Has everybody follow who does something with the steps of a case. */
export async function followSteps(
  { deps }: Pick<Context, 'deps'>,
  tx: Tx,
  key: CaseKey,
  moved: StepsMoved,
): Promise<void> {
  if (!moved.completed.length && !moved.activated) return;
  for (const follow of deps.registered.of(stepFollowers)) await follow(tx, key, moved);
}

import type { Tx } from '../../../platform/db/transact.ts';
import { replaceSteps } from './case-step-queries.ts';

/**
 * Gives a case its own copy of a workflow's steps, in place of any it had; what is published later doesn't touch it.
 * @param version a published version, as `resolveWorkflow` answered it.
 * @returns where the case stands: before the first step, which its first action begins.
 */
export async function pinSteps(
  tx: Pick<Tx, 'db'>,
  pin: { firmId: string; clientId: string; caseId: string; workflowId: string; version: number },
): Promise<{ presentStep: number; stepCount: number }> {
  return { presentStep: 0.5, stepCount: await replaceSteps(tx.db, pin) };
}

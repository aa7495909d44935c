import { AppError } from '../../platform/http/refuse.ts';
import { unlessDone } from '../cases/record/index.ts';

/** Waits for a release by a job, and lets a case be that somebody has released meanwhile. */
export async function unlessReleased(work: Promise<unknown>): Promise<void> {
  await unlessDone(work).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'case_action_not_allowed')) throw error;
  });
}

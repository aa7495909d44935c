import { affidavitPaper } from './case-service/documents/index.ts';
import type { StepPaper } from './case-service/workflows/index.ts';

/** Every document that a step of a workflow can have made. */
export const everyStepPaper: readonly StepPaper[] = [affidavitPaper];

import type { StepPaper } from '../workflows/index.ts';
import { queuePaperOfKind } from './queue-papers.ts';

const kind = 'DISPOSSESSORY_AFFIDAVIT';

/** The affidavit as a step of a workflow has it made. */
export const affidavitPaper: StepPaper = {
  kind,
  queue: (tx, context, record) => queuePaperOfKind(tx, context, record, { kind, cause: 'STEP' }),
};

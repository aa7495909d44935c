import { caseActs } from './case-acts.ts';
import { caseReads } from './case-reads.ts';

export {
  caseDetails,
  type CaseDetails,
  caseRow,
  type CaseRow,
  type LawfulStep,
  lawfulSteps,
} from './case-details.ts';
export type { CaseListQuery } from './case-reads.ts';

/** The calls of a case: its lists, its page, and every act of its way to judgment. */
export const cases = { ...caseReads, ...caseActs };

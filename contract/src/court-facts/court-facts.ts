import { caseActionCalls } from '../cases/case-actions.ts';

/** The calls about days from the court papers; recorded days are read with the deadlines. */
export const courtFactCalls = { record: caseActionCalls.recordFact };

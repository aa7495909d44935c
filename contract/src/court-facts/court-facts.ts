import { caseActionCalls } from '../cases/case-actions.ts';

/** The calls about days of the court’s papers; what stands recorded is read with the dates. */
export const courtFactCalls = { record: caseActionCalls.recordFact };

import { caseActionEvents } from '@writdesk/contract/cases/case-events';
import { caseAudits } from '../record/index.ts';

/** The row that each action leaves. */
export const caseActionAudits = caseAudits(caseActionEvents);

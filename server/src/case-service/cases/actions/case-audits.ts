import { caseActionEvents } from '@writdesk/contract/cases/case-events';
import { lawfulDayEvents } from '@writdesk/contract/lawful-days/lawful-day-events';
import { caseAudits } from '../record/index.ts';

/** The row that each action leaves. */
export const caseActionAudits = caseAudits(caseActionEvents);
export const lawfulDayAudits = caseAudits(lawfulDayEvents);

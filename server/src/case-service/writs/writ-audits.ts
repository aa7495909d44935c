import { writEvents } from '@writdesk/contract/writs/writ-events';
import { caseAudits } from '../cases/record/index.ts';

/** What the actions on writs leave on the trail of their case. */
export const writAudits = caseAudits(writEvents);

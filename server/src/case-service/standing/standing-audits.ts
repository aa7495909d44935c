import { standingEvents } from '@writdesk/contract/standing/standing-events';
import { caseAudits } from '../cases/record/index.ts';

export const standingAudits = caseAudits(standingEvents);

import { courthouseEvents } from '@writdesk/contract/courthouses/courthouse-events';
import { caseAudits } from '../record/index.ts';

export const courtDraftAudits = caseAudits(courthouseEvents);

import { appealEvents } from '@writdesk/contract/appeals/appeal-events';
import { caseAudits } from '../cases/record/index.ts';

export const appealAudits = caseAudits(appealEvents);

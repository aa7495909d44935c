import { stepEvents } from '@writdesk/contract/workflows/step-events';
import { caseAudits } from '../../cases/record/index.ts';

export const stepAudits = caseAudits(stepEvents);

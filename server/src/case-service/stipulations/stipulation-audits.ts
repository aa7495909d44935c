import { stipulationEvents } from '@writdesk/contract/stipulations/stipulation-events';
import { caseAudits } from '../cases/record/index.ts';

export const stipulationAudits = caseAudits(stipulationEvents);

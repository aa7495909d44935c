import { scanEvents } from '@writdesk/contract/scans/scan-events';
import { caseAudits } from '../cases/record/index.ts';

export const scanAudits = caseAudits(scanEvents);

import { documentEvents } from '@writdesk/contract/documents/document-events';
import { caseAudits } from '../cases/record/index.ts';

export const documentAudits = caseAudits(documentEvents);

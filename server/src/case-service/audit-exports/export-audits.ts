import { auditEvents } from '@writdesk/contract/audits/audit-events';
import { caseAudits } from '../cases/record/index.ts';

export const auditExportAudits = caseAudits(auditEvents);

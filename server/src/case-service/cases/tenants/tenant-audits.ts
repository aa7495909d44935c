import { tenantEvents } from '@writdesk/contract/cases/case-events';
import { caseAudits } from '../record/index.ts';

export const tenantAudits = caseAudits(tenantEvents);

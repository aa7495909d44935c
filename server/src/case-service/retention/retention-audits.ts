import { retentionEvents } from '@writdesk/contract/retention/retention-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const retentionAudits = caseAudits(retentionEvents);

export const retentionRuleAudits = {
  set: auditOf('cases', 'retention', 'FIRM')('retention.set', { before: z.int(), after: z.int() }),
};

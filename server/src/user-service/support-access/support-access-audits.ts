import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// On the firm’s own trail, for the firm alone.
const onAccess = auditOf('cases', 'support-access', 'FIRM');
const by = z.string();

export const supportAccessAudits = {
  start: onAccess('support-access.start', {
    by,
    reason: z.string(),
    minutes: z.int(),
    caseId: id.optional(),
  }),
  end: onAccess('support-access.end', { by, endedBy: z.string() }),
};

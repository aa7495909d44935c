import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const auditAnchorAudits = {
  anchor: auditOf(
    'cases',
    'audit-anchor',
    'FIRM',
  )('audit.anchor', {
    day: courtDate,
    chains: z.int(),
    hash: z.string(),
  }),
};

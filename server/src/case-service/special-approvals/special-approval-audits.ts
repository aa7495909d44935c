import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// Which cases a firm looks at twice is its own: a company reads what becomes of its cases alone.
const onRule = auditOf('cases', 'special-approval', 'FIRM');
const rule = { name: z.string(), active: z.boolean() };

export const specialApprovalAudits = {
  create: onRule('special-approval.create', rule),
  update: onRule('special-approval.update', { ...rule, changed: z.array(z.string()) }),
  remove: onRule('special-approval.delete', rule),
};

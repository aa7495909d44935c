import { reminderCauses } from '@writdesk/contract/reminders/reminder-rules';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onRule = auditOf('cases', 'reminder-rule', 'FIRM');
const facts = { name: z.string(), cause: z.enum(reminderCauses), active: z.boolean() };

export const reminderRuleAudits = {
  create: onRule('reminder-rule.create', facts),
  update: onRule('reminder-rule.update', { ...facts, changed: z.array(z.string()) }),
  remove: onRule('reminder-rule.delete', facts),
  apply: onRule('reminder-rule.apply', {
    name: z.string(),
    /** How many reminders it set, and how many it no longer needs. */
    set: z.int(),
    dropped: z.int(),
  }),
};

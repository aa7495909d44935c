import { reminderAudiences } from '@writdesk/contract/reminders/reminders';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../../platform/audit/audit-kind.ts';

// What somebody wants to be reminded of is between them and those whom they remind: the trail has no text of it.
const onReminder = auditOf('cases', 'reminder', 'FIRM');
const facts = { caseId: id, audience: z.enum(reminderAudiences), dueAt: z.iso.datetime() };

export const reminderAudits = {
  create: onReminder('reminder.create', facts),
  update: onReminder('reminder.update', { ...facts, changed: z.array(z.string()) }),
  remove: onReminder('reminder.delete', facts),
  send: onReminder('reminder.send', { ...facts, people: z.int() }),
};

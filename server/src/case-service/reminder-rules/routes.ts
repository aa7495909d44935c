import { reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import { bind } from '../../platform/http/bind.ts';
import { listReminderRules } from './list-reminder-rules.ts';
import { createReminderRule, deleteReminderRule, updateReminderRule } from './save-reminder-rule.ts';

export const reminderRuleRoutes = [
  bind(reminderRules.list, listReminderRules),
  bind(reminderRules.create, createReminderRule),
  bind(reminderRules.update, updateReminderRule),
  bind(reminderRules.remove, deleteReminderRule),
];

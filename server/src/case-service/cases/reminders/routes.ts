import { reminders } from '@writdesk/contract/reminders/reminders';
import { bind } from '../../../platform/http/bind.ts';
import { changeManyReminders } from './change-many-reminders.ts';
import { deleteReminder, updateReminder } from './change-reminder.ts';
import { createReminder } from './create-reminder.ts';
import { listReminders } from './list-reminders.ts';

export const reminderRoutes = [
  bind(reminders.list, listReminders),
  bind(reminders.create, createReminder),
  bind(reminders.update, updateReminder),
  bind(reminders.remove, deleteReminder),
  bind(reminders.bulk, changeManyReminders),
];

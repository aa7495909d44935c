import { actionReminder } from '@writdesk/contract/cases/case-tasks';
import type { Reminder } from '@writdesk/contract/reminders/reminders';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** What a person wrote; of what an action set, its own words. */
export function useReminderWords(): (row: Reminder) => string {
  const t = useText(messages);
  return ({ kind, message }) => {
    const word = actionReminder(kind);
    return word ? t(word) : message;
  };
}

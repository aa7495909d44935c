import { actionReminder } from '@writdesk/contract/cases/case-tasks';
import type { Reminder } from '@writdesk/contract/reminders/reminders';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { messages } from './messages.ts';

/** What a person wrote; of what an action set, its own words. Who answers for the company reads of its answer as their own. */
export function useReminderWords(): (row: Reminder) => string {
  const t = useText(messages);
  const { isClient, holds } = usePerson();
  return ({ kind, message }) => {
    const word = actionReminder(kind);
    if (!word) return message;
    const isOwn = word === 'CLIENT_ANSWER' || word === 'CLIENT_ANSWER_DUE' || word === 'CLIENT_SILENT';
    return t(isClient && isOwn && holds('case.save') ? `OWN_${word}` : word);
  };
}

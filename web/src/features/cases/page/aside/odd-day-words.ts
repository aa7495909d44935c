import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** What is odd about a day of a case: to be looked at, and in nobody's way. */
export const oddDayWords = defineMessages({
  en: {
    courtClosed: 'The court is closed that day: {reason}',
    disputed: 'A lawyer disputes this rule: {reason}',
    earlierThan: 'Before the first day the law allows, {day}',
  },
  es: {
    courtClosed: 'El tribunal está cerrado ese día: {reason}',
    disputed: 'Un abogado objeta esta regla: {reason}',
    earlierThan: 'Antes del primer día que permite la ley, el {day}',
  },
});

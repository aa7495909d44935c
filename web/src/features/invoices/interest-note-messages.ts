import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const interestNoteMessages = defineMessages({
  en: {
    runs: '{firm} charges {percent}% interest a year on overdue charges, or less where a state allows less. A disputed charge bears none.',
    starts:
      'From {day}, {firm} charges {percent}% interest a year on overdue charges, or less where a state allows less.',
    ends: 'From {day}, {firm} charges no interest.',
  },
  es: {
    runs: '{firm} cobra {percent} % de intereses al año sobre los cargos vencidos, o menos donde un estado permite menos. Un cargo disputado no los genera.',
    starts:
      'Desde el {day}, {firm} cobra {percent} % de intereses al año sobre los cargos vencidos, o menos donde un estado permite menos.',
    ends: 'Desde el {day}, {firm} no cobra intereses.',
  },
});

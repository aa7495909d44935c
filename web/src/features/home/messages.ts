import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: { worklist: 'To do', theWorklist: 'The worklist', nothingDue: 'Nothing more is due' },
  es: { worklist: 'Por hacer', theWorklist: 'La lista de trabajo', nothingDue: 'No queda nada pendiente' },
});

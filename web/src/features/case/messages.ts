import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    cases: 'Cases',
    theCase: 'The case',
    parties: 'Parties',
    plaintiff: 'Plaintiff, as filed',
    court: 'Courthouse',
  },
  es: { cases: 'Casos', theCase: 'El caso', parties: 'Partes', plaintiff: 'Demandante', court: 'Tribunal' },
});

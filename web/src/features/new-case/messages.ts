import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: { newCase: 'New case', unit: 'Which unit?', giveUnit: 'Give the unit.', begin: 'Begin the case' },
  es: {
    newCase: 'Nuevo caso',
    unit: '¿Qué unidad?',
    giveUnit: 'Indique la unidad.',
    begin: 'Empezar el caso',
  },
});

import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of the question how a notice or court papers reach the tenant. */
export const wayMessages = defineMessages({
  en: { anotherWay: 'Another way', whichWay: 'Which way?' },
  es: { anotherWay: 'De otra manera', whichWay: '¿De qué manera?' },
});

import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words about how a notice or court papers reach the tenant. */
export const serviceWayMessages = defineMessages({
  en: {
    anotherWay: 'Another way',
    whichWay: 'Which way?',
    outside:
      '{way}: the rules of {state} don’t name this way to serve court papers ({cites}). Check that the court ordered it.',
    unverified: 'Not verified by an attorney yet.',
  },
  es: {
    anotherWay: 'De otra manera',
    whichWay: '¿De qué manera?',
    outside:
      '{way}: las reglas de {state} no nombran esta manera de notificar la demanda ({cites}). Compruebe que el tribunal la ordenó.',
    unverified: 'Aún sin verificar por un abogado.',
  },
});

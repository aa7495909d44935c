import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words about a way of serving court papers that the rules of a state don’t name. */
export const serviceWayMessages = defineMessages({
  en: {
    outside:
      '{way}: the rules of {state} don’t name this way to serve court papers ({cites}). Check that the court ordered it.',
    unverified: 'Not verified by an attorney yet.',
  },
  es: {
    outside:
      '{way}: las reglas de {state} no nombran esta manera de notificar la demanda ({cites}). Compruebe que el tribunal la ordenó.',
    unverified: 'Aún sin verificar por un abogado.',
  },
});

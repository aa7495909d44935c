import { defineMessages } from '../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    verifiedBy: 'verified by {name}',
    unverified: 'not verified by an attorney yet',
  },
  es: {
    verifiedBy: 'verificada por {name}',
    unverified: 'aún sin verificar por un abogado',
  },
});

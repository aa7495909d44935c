import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    courthouses: 'Courthouses',
    theCourthouses: 'The courthouses',
    theCourthouse: 'The courthouse',
    searchCourthouses: 'Search courthouses',
    noCourthouses: 'No courthouses yet',
    courthouse: 'Courthouse',
    county: 'County',
    address: 'Address',
    filingFee: 'Filing fee',
    askClerk: 'ask the clerk',
  },
  es: {
    courthouses: 'Tribunales',
    theCourthouses: 'Los tribunales',
    theCourthouse: 'El tribunal',
    searchCourthouses: 'Buscar tribunales',
    noCourthouses: 'Aún no hay tribunales',
    courthouse: 'Tribunal',
    county: 'Condado',
    address: 'Dirección',
    filingFee: 'Tasa de presentación',
    askClerk: 'preguntar al secretario',
  },
});

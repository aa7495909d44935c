import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const closeMessages = defineMessages({
  en: {
    closeTitle: 'Close this case?',
    closeLead: 'Nothing more happens to it.',
    closeWhy: 'How did it end?',
    possessionDate: 'When did possession come back?',
    givePossession: 'Give the day on which possession came back.',
    finalBill: 'Bill what is open: {amount}',
    tickFinalBill: 'Some fees are unbilled. Ask for the final bill.',
  },
  es: {
    closeTitle: '¿Cerrar este caso?',
    closeLead: 'No le pasa nada más.',
    closeWhy: '¿Cómo terminó?',
    possessionDate: '¿Cuándo se recuperó la posesión?',
    givePossession: 'Indique el día en que se recuperó la posesión.',
    finalBill: 'Facturar lo pendiente: {amount}',
    tickFinalBill: 'Hay honorarios sin facturar. Pida la factura final.',
  },
});

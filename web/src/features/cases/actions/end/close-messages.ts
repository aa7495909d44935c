import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of this form alone; what the forms share stands in `messages`. */
export const closeMessages = defineMessages({
  en: {
    closeTitle: 'Close this case?',
    closeLead: 'Work on this case ends.',
    closeWhy: 'How did it end?',
    possessionDate: 'When was possession returned?',
    givePossession: 'Enter the date when possession was returned.',
    finalBill: 'Bill the open amount: {amount}',
    tickFinalBill: 'Some fees are unbilled. Select the final bill.',
  },
  es: {
    closeTitle: '¿Cerrar este caso?',
    closeLead: 'Termina el trabajo en este caso.',
    closeWhy: '¿Cómo terminó?',
    possessionDate: '¿Cuándo se recuperó la posesión?',
    givePossession: 'Indique el día en que se recuperó la posesión.',
    finalBill: 'Facturar lo pendiente: {amount}',
    tickFinalBill: 'Hay honorarios sin facturar. Seleccione la factura final.',
  },
});

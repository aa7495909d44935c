import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of the form that records a payment of the tenant. */
export const tenantPaymentMessages = defineMessages({
  en: {
    title: 'Record a payment of the tenant',
    lead: 'Record money that was taken, even if it was taken by mistake. If the rule says not to take it, the attorney is notified.',
    receivedOn: 'On which day was it received?',
    giveReceivedOn: 'Enter the day of the payment.',
    amount: 'How much?',
    giveAmount: 'Enter the amount.',
    paysInFull: 'Does it pay everything that is owed?',
    yes: 'Yes, everything',
    no: 'No, part of it',
    givePaysInFull: 'Choose whether it pays everything.',
    note: 'Note',
    noteHint: 'For example, how it was paid.',
  },
  es: {
    title: 'Registrar un pago del inquilino',
    lead: 'Registre el dinero que se recibió, aunque haya sido por error. Si la regla dice que no se reciba, se avisa al abogado.',
    receivedOn: '¿Qué día se recibió?',
    giveReceivedOn: 'Indique el día del pago.',
    amount: '¿Cuánto?',
    giveAmount: 'Indique el monto.',
    paysInFull: '¿Paga todo lo que se debe?',
    yes: 'Sí, todo',
    no: 'No, una parte',
    givePaysInFull: 'Elija si paga todo.',
    note: 'Nota',
    noteHint: 'Por ejemplo, cómo se pagó.',
  },
});

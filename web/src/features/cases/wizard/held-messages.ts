import { defineMessages } from '../../../shared/i18n/define-messages.ts';

/** Words of the page of a case that waits for payment; what several share stands in `messages`. */
export const heldMessages = defineMessages({
  en: {
    heldTitle: 'Held until paid',
    heldText:
      '{company} has an overdue invoice. The case is complete and keeps its place. The law firm begins once the invoice is paid.',
    heldInvoices: '{count, plural, one {One overdue invoice} other {# overdue invoices}}',
    heldAfter:
      'You don’t need to submit again: the case goes to the law firm automatically when the balance is paid.',
    invoice: 'Invoice',
    due: 'Due',
    balance: 'Balance',
    toPay: 'To pay',
  },
  es: {
    heldTitle: 'Retenido hasta el pago',
    heldText:
      '{company} tiene una factura vencida. El caso está completo y conserva su lugar; el bufete empieza cuando se pague.',
    heldInvoices: '{count, plural, one {Una factura vencida} other {# facturas vencidas}}',
    heldAfter:
      'No hay que enviar nada de nuevo: el caso pasa automáticamente al bufete cuando se paga el saldo.',
    invoice: 'Factura',
    due: 'Vence',
    balance: 'Saldo',
    toPay: 'Por pagar',
  },
});

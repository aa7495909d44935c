import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of the terms of an agreement. */
export const termsMessages = defineMessages({
  en: {
    payments: 'What does the tenant pay, and when?',
    dueOn: 'Due',
    amount: 'Amount',
    cell: '{what}, payment {number}',
    remove: 'Remove',
    removeOne: 'Remove payment {number}',
    add: 'Add a payment',
    moveOutOn: 'The tenant moves out by',
    giveTerms: 'Enter at least one payment, or the day of the move-out.',
  },
  es: {
    payments: '¿Qué paga el inquilino y cuándo?',
    dueOn: 'Vence',
    amount: 'Monto',
    cell: '{what}, pago {number}',
    remove: 'Quitar',
    removeOne: 'Quitar el pago {number}',
    add: 'Agregar un pago',
    moveOutOn: 'El inquilino sale a más tardar el',
    giveTerms: 'Indique al menos un pago o el día de la salida.',
  },
});

import type { PaymentAnswer, PaymentStage } from '@writdesk/contract/tenant-payments/payment-stages';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** What may be done with money from the tenant, and when. */
export const paymentWords = defineMessages({
  en: {
    ACCEPT: 'You may take money from the tenant.',
    IN_FULL: 'Take money only if it pays everything that is owed.',
    REFUSE: 'Don’t take any money from the tenant.',
    ask: 'No rule is on record. Ask the attorney before you take money.',
    NOTICE: 'after the notice',
    SUIT: 'while the suit runs',
    JUDGMENT: 'after the judgment',
    WRIT: 'up to the lockout',
    otherReasons: 'other reasons',
  },
  es: {
    ACCEPT: 'Puede recibir dinero del inquilino.',
    IN_FULL: 'Reciba dinero solo si paga todo lo que se debe.',
    REFUSE: 'No reciba dinero del inquilino.',
    ask: 'No hay una regla registrada. Pregunte al abogado antes de recibir dinero.',
    NOTICE: 'después del aviso',
    SUIT: 'durante la demanda',
    JUDGMENT: 'después del fallo',
    WRIT: 'hasta el lanzamiento',
    otherReasons: 'otros motivos',
  },
} satisfies Record<'en' | 'es', Record<PaymentAnswer | PaymentStage | 'ask' | 'otherReasons', string>>);

import type { OnlineMethod } from '@writdesk/contract/online-payments/online-payment-values';

const MOST_ACH_CENTS = 500;

/** What the practice bank keeps of a payment: as much as a real provider would, so that books look as they will. */
export const chargeFeeCents = (method: OnlineMethod, amountCents: number): number =>
  method === 'CARD'
    ? Math.round(amountCents * 0.029) + 30
    : Math.min(Math.round(amountCents * 0.008), MOST_ACH_CENTS);

export const withdrawalFeeCents = (method: OnlineMethod): number => (method === 'CARD' ? 1_500 : 400);

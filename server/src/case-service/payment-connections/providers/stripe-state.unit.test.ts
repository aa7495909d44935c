import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { stateOf } from './stripe-provider.ts';

interface Given {
  status?: string;
  paid?: string;
  intent?: string;
  type?: string;
  fee?: number | null;
  moved?: readonly { amount: number; fee: number }[];
}
const told = ({
  status = 'complete',
  paid = 'paid',
  intent = 'succeeded',
  type = 'card',
  fee = 320,
  moved = [],
}: Given) =>
  stateOf(
    {
      id: 'cs_1',
      client_reference_id: 'one',
      status,
      payment_status: paid,
      amount_total: 10_000,
      currency: 'usd',
      payment_intent: {
        id: 'pi_1',
        status: intent,
        last_payment_error: null,
        latest_charge: {
          id: 'ch_1',
          payment_method_details: { type },
          balance_transaction: fee === null ? null : { fee },
        },
      },
    } as unknown as Stripe.Checkout.Session,
    moved.length ? [{ reason: 'fraudulent', balance_transactions: moved } as unknown as Stripe.Dispute] : [],
  );

test.each<[string, Given, object]>([
  [
    'a page that waits',
    { status: 'open', paid: 'unpaid', intent: 'requires_payment_method' },
    { state: 'OPEN' },
  ],
  ['a card', {}, { state: 'PAID', method: 'CARD', feeCents: 320, withdrawnCents: 0 }],
  ['a wallet is a card', { type: 'link' }, { method: 'CARD' }],
  [
    'a bank that hasn’t said',
    { paid: 'unpaid', intent: 'processing', type: 'us_bank_account' },
    { state: 'PROCESSING', method: 'ACH' },
  ],
  [
    'a bank that said no',
    { paid: 'unpaid', intent: 'requires_payment_method', type: 'us_bank_account' },
    { state: 'FAILED' },
  ],
  ['an expired page', { status: 'expired', paid: 'unpaid' }, { state: 'EXPIRED' }],
  ['a fee that isn’t known yet', { fee: null }, { state: 'PAID', feeCents: null }],
  [
    'a chargeback',
    { moved: [{ amount: -10_000, fee: 1_500 }] },
    { state: 'PAID', withdrawnCents: 10_000, feeCents: 1_820, failure: 'fraudulent' },
  ],
  [
    'a chargeback that was won',
    {
      moved: [
        { amount: -10_000, fee: 1_500 },
        { amount: 10_000, fee: 0 },
      ],
    },
    { withdrawnCents: 0, feeCents: 1_820 },
  ],
])('what a session of Stripe comes to: %s', (_, given, expected) => {
  expect(told(given)).toMatchObject({ orderId: 'one', paymentRef: 'pi_1', amountCents: 10_000, ...expected });
});

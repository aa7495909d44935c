import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { payoutOf, stateOf } from './stripe-provider.ts';

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

test('a payout is what moved the balance for it: payments, what was returned, and fees of the account itself', () => {
  const moved = [
    { id: 'txn_0', type: 'payout', amount: -9_180, fee: 0, source: 'po_1' },
    { id: 'txn_1', type: 'charge', amount: 10_000, fee: 320, source: { payment_intent: 'pi_1' } },
    { id: 'txn_2', type: 'payment', amount: 20_000, fee: 160, source: { payment_intent: { id: 'pi_2' } } },
    { id: 'txn_3', type: 'adjustment', amount: -18_840, fee: 1_300, source: { payment_intent: 'pi_0' } },
    { id: 'txn_4', type: 'stripe_fee', amount: -200, fee: 0, source: null },
  ] as unknown as Stripe.BalanceTransaction[];
  const payout = payoutOf(
    {
      id: 'po_1',
      status: 'paid',
      amount: 9_180,
      currency: 'usd',
      arrival_date: 1_781_654_400,
    } as Stripe.Payout,
    moved,
  );
  expect(payout).toMatchObject({ ref: 'po_1', isPaid: true, netCents: 9_180, arrivesOn: '2026-06-17' });
  expect(payout.items).toEqual([
    { ref: 'txn_1', kind: 'PAYMENT', amountCents: 10_000, feeCents: 320, paymentRef: 'pi_1' },
    { ref: 'txn_2', kind: 'PAYMENT', amountCents: 20_000, feeCents: 160, paymentRef: 'pi_2' },
    { ref: 'txn_3', kind: 'RETURN', amountCents: -18_840, feeCents: 1_300, paymentRef: 'pi_0' },
    { ref: 'txn_4', kind: 'FEE', amountCents: 0, feeCents: 200, paymentRef: null },
  ]);
  const sum = payout.items.reduce((cents, { amountCents, feeCents }) => cents + amountCents - feeCents, 0);
  expect(sum).toBe(payout.netCents);
});

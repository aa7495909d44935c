import { createHmac } from 'node:crypto';
import type { Deps } from '../../platform/context.ts';
import type { PracticePayoutRow, PracticeSessionRow, PracticeStepRow } from './practice-bank-queries.ts';

/** With which the practice bank signs what it sends. */
export const practiceSecret = ({ config }: Pick<Deps, 'config'>): string =>
  `whsec_${createHmac('sha256', config.encryptionKey).update('practice bank').digest('hex')}`;

const types = {
  COMPLETED: 'checkout.session.completed',
  SUCCEEDED: 'checkout.session.async_payment_succeeded',
  FAILED: 'checkout.session.async_payment_failed',
  EXPIRED: 'checkout.session.expired',
  WITHDRAWN: 'charge.dispute.funds_withdrawn',
  REINSTATED: 'charge.dispute.funds_reinstated',
} as const satisfies Record<PracticeStepRow['kind'], string>;

/** What the bank sends of a step, in Stripe’s words. The same step sent again is the same event. */
export function practiceEvent(
  session: PracticeSessionRow,
  step: Pick<PracticeStepRow, 'id' | 'kind'>,
  at: Date,
) {
  const isDispute = step.kind === 'WITHDRAWN' || step.kind === 'REINSTATED';
  const object = isDispute
    ? {
        id: `du_practice_${step.id}`,
        object: 'dispute',
        payment_intent: session.paymentRef,
        amount: session.amountCents,
        currency: 'usd',
      }
    : {
        id: session.sessionId,
        object: 'checkout.session',
        client_reference_id: session.orderKey,
        payment_intent: session.paymentRef,
        amount_total: session.amountCents,
        currency: 'usd',
      };
  return {
    id: `evt_practice_${step.id}`,
    object: 'event',
    type: types[step.kind],
    account: session.account,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    data: { object },
  };
}

/** What the bank sends of a payout. The same payout sent again is the same event. */
export const practicePayoutEvent = (payout: PracticePayoutRow) => ({
  id: `evt_practice_${payout.id}${payout.failedAt ? '_failed' : ''}`,
  object: 'event',
  type: payout.failedAt ? 'payout.failed' : 'payout.paid',
  account: payout.account,
  created: Math.floor((payout.failedAt ?? payout.madeAt).getTime() / 1000),
  livemode: false,
  data: {
    object: { id: payout.payoutRef, object: 'payout', amount: payout.netCents, currency: 'usd' },
  },
});

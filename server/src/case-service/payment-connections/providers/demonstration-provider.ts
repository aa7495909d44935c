import type { Deps } from '../../../platform/context.ts';
import {
  expirePracticeSession,
  lookAtPracticeSession,
  lookAtPracticePayout,
  openPracticeSession,
  practiceAccount,
  practiceSecret,
} from '../../practice-bank/index.ts';
import { NoAnswerError, type PaymentProvider } from './payment-provider.ts';

/** The practice bank of the demonstration, in the same process. */
export const demonstrationProvider = (deps: Deps): PaymentProvider => ({
  name: 'demonstration',
  eventSecret: practiceSecret(deps),
  async connect({ firmId }) {
    return { account: await practiceAccount(deps, firmId), isReady: true, continueUrl: null };
  },
  async open({ id: key, firmId, merchant, lines, successUrl, cancelUrl }) {
    const answer = await openPracticeSession(deps, { firmId, key, merchant, lines, successUrl, cancelUrl });
    if (answer === null) throw new NoAnswerError('No answer.');
    return 'refused' in answer ? { isOpen: false, why: answer.refused } : { isOpen: true, ...answer };
  },
  async payout(account, ref) {
    const payout = await lookAtPracticePayout(deps, ref);
    if (!payout || payout.account !== account) return null;
    return {
      ref,
      isPaid: payout.failedAt === null,
      netCents: payout.netCents,
      currency: 'usd',
      arrivesOn: payout.arrivesOn,
      items: payout.entries.map(({ id, kind, amountCents, feeCents, paymentRef }) => ({
        ref: `txn_practice_${id}`,
        kind: kind === 'WITHDRAWAL' ? ('RETURN' as const) : ('PAYMENT' as const),
        amountCents,
        feeCents,
        paymentRef,
      })),
    };
  },
  close: (_account, sessionId) => expirePracticeSession(deps, sessionId),
  async look(account, sessionId) {
    const session = await lookAtPracticeSession(deps, sessionId);
    if (!session || session.account !== account) return null;
    return {
      state: session.state,
      sessionId: session.sessionId,
      orderId: session.orderKey,
      paymentRef: session.paymentRef,
      amountCents: session.amountCents,
      currency: 'usd',
      method: session.method,
      feeCents: session.feeCents,
      withdrawnCents: session.withdrawnCents,
      failure: failureOf(session),
    };
  },
});

function failureOf({
  state,
  withdrawnCents,
  method,
}: NonNullable<Awaited<ReturnType<typeof lookAtPracticeSession>>>) {
  if (state === 'FAILED') return 'insufficient_funds';
  if (withdrawnCents === 0) return null;
  return method === 'ACH' ? 'insufficient_funds' : 'fraudulent';
}

import type { Mismatch } from '@writdesk/contract/online-payments/online-payment-values';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { findTerms, invoiceLive } from '../invoices/index.ts';
import { postEntry } from '../ledger/index.ts';
import type { CheckoutState } from '../payment-connections/index.ts';
import { lockPayment, receiveOnline, undoPayment } from '../payments/index.ts';
import { type AttemptRow, selectWanted, updateAttempt } from './attempt-queries.ts';
import { matchEarlierEvents } from './event-queries.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';
import { onlinePaymentLive } from './online-payment-live.ts';

type Outcome = Pick<AttemptRow, 'status' | 'paymentId'>;

/**
 * Brings an attempt and our books in line with how the provider says that it stands. The account of the company and the attempt are held.
 * Money counts once it has come, is returned once a bank or a card’s owner took it, and counts again once they gave it back.
 * @returns why what the provider says doesn’t fit.
 */
export async function applyState(
  tx: Tx,
  context: Context,
  attempt: AttemptRow,
  state: CheckoutState,
): Promise<Mismatch | null> {
  if (state.orderId !== attempt.id) return refusedBy(tx, attempt, 'OTHER_SESSION');
  if (state.currency !== 'usd') return refusedBy(tx, attempt, 'OTHER_CURRENCY');
  if (state.amountCents !== attempt.amountCents) return refusedBy(tx, attempt, 'OTHER_AMOUNT');
  const isTaken = state.withdrawnCents === attempt.amountCents;
  // A part that was returned is for a person to decide.
  const isPart = state.withdrawnCents > 0 && !isTaken;
  const method = state.method ?? attempt.method;
  const money = { ...attempt, method };
  let outcome: Outcome = { status: attempt.status, paymentId: attempt.paymentId };
  let mismatch: Mismatch | null = isPart ? 'OTHER_AMOUNT' : null;
  if (state.state !== 'PAID') {
    if (outcome.paymentId === null) outcome = { status: state.state, paymentId: null };
  } else {
    if (outcome.paymentId === null || (outcome.status === 'RETURNED' && state.withdrawnCents === 0))
      outcome = { status: 'SUCCEEDED', paymentId: await receive(tx, context, money) };
    if (isTaken && outcome.status === 'SUCCEEDED') {
      const isBack = await giveBack(tx, context, attempt, outcome, state.failure);
      if (isBack) outcome = { ...outcome, status: 'RETURNED' };
      else mismatch = 'ALREADY_REFUNDED';
    }
  }
  await postFee(tx, context, attempt, state);
  await keep(tx, attempt, { ...outcome, method }, state);
  return mismatch;
}

/** Nothing is written of what doesn’t fit, but when we asked. */
async function refusedBy(tx: Tx, attempt: AttemptRow, reason: Mismatch): Promise<Mismatch> {
  await updateAttempt(tx.db, attempt, { askedAt: tx.now });
  const { firmId, clientId, id: subjectId, status, amountCents, feeCents } = attempt;
  const data = { status, amountCents, feeCents, failure: reason };
  await tx.audit(onlinePaymentAudits.move, { firmId, clientId, subjectId, data });
  return reason;
}

async function receive(tx: Tx, context: Context, attempt: AttemptRow): Promise<string> {
  const { firmId, clientId, amountCents, method, paymentRef, payerName } = attempt;
  const wanted = await selectWanted(tx.db, attempt);
  return receiveOnline(tx, context, {
    debtor: { firmId, clientId },
    amountCents,
    method: method ?? 'CARD',
    reference: paymentRef,
    payerName,
    wanted: new Map(wanted.map((one) => [one.invoiceId, one.amountCents])),
  });
}

/** @returns false where part of the payment was refunded already: somebody has to look. */
async function giveBack(
  tx: Tx,
  context: Context,
  { firmId, clientId }: AttemptRow,
  { paymentId }: Outcome,
  why: string | null,
): Promise<boolean> {
  const debtor = { firmId, clientId };
  const payment = found(await lockPayment(tx.db, { firmId, id: paymentId ?? '' }), 'payment_not_found');
  // Somebody was faster, by hand.
  if (payment.status === 'REVERSED') return true;
  if (payment.refundedCents > 0) return false;
  const { today } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
  const comment = `The payment provider returned it: ${why ?? 'no reason given'}.`;
  await undoPayment(tx, context, { payment, debtor, today }, comment);
  return true;
}

/** What the provider kept is an expense of the firm, also of a payment that was returned. */
async function postFee(
  tx: Tx,
  context: Context,
  { firmId, clientId, id, feeCents }: AttemptRow,
  state: CheckoutState,
): Promise<void> {
  if (state.feeCents === null || state.feeCents === feeCents) return;
  const { today } = found(await findTerms(tx.db, { firmId, clientId }, tx.now), 'client_not_found');
  await postEntry(tx, context.actor, {
    firmId,
    clientId,
    kind: 'payment.fee',
    sourceId: id,
    postedOn: today,
    postings: [{ debit: 'PAYMENT_FEES', credit: 'CASH', amountCents: state.feeCents - feeCents }],
  });
}

async function keep(
  tx: Tx,
  attempt: AttemptRow,
  { status, paymentId, method }: Outcome & Pick<AttemptRow, 'method'>,
  state: CheckoutState,
): Promise<void> {
  const { firmId, clientId, id } = attempt;
  const isOver = status !== 'OPEN' && status !== 'PROCESSING';
  const feeCents = state.feeCents ?? attempt.feeCents;
  const isMoved =
    status !== attempt.status || paymentId !== attempt.paymentId || feeCents !== attempt.feeCents;
  await updateAttempt(tx.db, attempt, {
    status,
    paymentId,
    method,
    feeCents,
    isFeeKnown: state.state === 'PAID' ? state.feeCents !== null : isOver,
    paymentRef: state.paymentRef ?? attempt.paymentRef,
    failure: state.failure,
    askedAt: tx.now,
    ...(isOver && attempt.settledAt === null && { settledAt: tx.now }),
    // Nobody pays there anymore.
    ...(status !== 'OPEN' && { checkoutSealed: null }),
  });
  const { paymentRef } = state;
  if (isMoved && paymentRef !== null)
    await matchEarlierEvents(tx.db, { firmId, paymentRef, attemptId: id, at: tx.now });
  await tx.audit(onlinePaymentAudits.move, {
    firmId,
    clientId,
    subjectId: id,
    data: { status, amountCents: attempt.amountCents, feeCents, failure: state.failure },
  });
  if (!isMoved) return;
  tx.publish(onlinePaymentLive.attempt, { firmId, clientId });
  tx.publish(onlinePaymentLive.payment, { firmId, clientId });
  tx.publish(invoiceLive.changed, { firmId, clientId });
}

import type { payments } from '@writdesk/contract/payments/payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { actorName } from '../../platform/actor.ts';
import { type Context, personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import {
  type Debtor,
  findTerms,
  followAccount,
  lockAccount,
  moveLines,
  recalculateInvoice,
  selectOpenLines,
} from '../invoices/index.ts';
import { postEntry, reverseEntries } from '../ledger/index.ts';
import { allocate } from './allocate.ts';
import { payLines, postingsOf, sumOf } from './pay-lines.ts';
import { paymentAudits } from './payment-audits.ts';
import { lockPayment, reverseAllocations, selectPayments, updatePayment } from './payment-queries.ts';
import { paymentView, readPayment } from './payment-view.ts';

/** Pays open invoices with what is left of a payment, the oldest due first. @throws `payment_not_found`, `payment_reversed`. */
export async function applyPayment(
  context: UserContext,
  { params, body }: RouteInput<typeof payments.apply>,
) {
  return transact(context, async (tx) => {
    const { payment, debtor, today } = await opened(tx, context, params.id, body.version);
    if (payment.unappliedCents === 0) refuse('conflict', { reason: fault('no_credit') });
    const allocated = allocate(payment.unappliedCents, await selectOpenLines(tx.db, debtor));
    const amountCents = sumOf(allocated);
    const numbers = await payLines(tx, { debtor, paymentId: payment.id, allocated });
    await updatePayment(tx.db, payment, { unappliedCents: payment.unappliedCents - amountCents });
    await postEntry(tx, context.actor, {
      ...debtor,
      kind: 'payment.apply',
      sourceId: payment.id,
      postedOn: today,
      postings: postingsOf('CLIENT_CREDIT', allocated),
    });
    await tx.audit(paymentAudits.apply, {
      ...debtor,
      subjectId: payment.id,
      data: { amountCents, invoices: numbers },
    });
    await followAccount(tx, context, debtor);
    return readPayment(tx.db, personOf(context), context.scope, payment.id);
  });
}

/**
 * Reverses a payment that a bank returned or somebody entered by mistake: nothing is edited, and its invoices are open again.
 * @throws `payment_not_found`, `payment_reversed`, `payment_refunded`, `conflict` for a stale version.
 */
export async function reversePayment(
  context: UserContext,
  { params, body }: RouteInput<typeof payments.reverse>,
) {
  return transact(context, async (tx) => {
    const own = await opened(tx, context, params.id, body.version);
    if (own.payment.method === 'TRUST') refuse('payment_from_trust');
    if (own.payment.refundedCents > 0) refuse('payment_refunded');
    await undoPayment(tx, context, own, body.comment);
    return readPayment(tx.db, personOf(context), context.scope, own.payment.id);
  });
}

/** Refunds credit that is left of a payment. @throws as for a reversal, and `invalid` for more than is left. */
export async function refundPayment(
  context: UserContext,
  { params, body }: RouteInput<typeof payments.refund>,
) {
  return transact(context, async (tx) => {
    const { payment, debtor, today } = await opened(tx, context, params.id, body.version);
    const { amountCents, comment } = body;
    if (amountCents > payment.unappliedCents)
      refuseField('amountCents', fault('refund_too_high', { left: payment.unappliedCents }));
    await updatePayment(tx.db, payment, {
      unappliedCents: payment.unappliedCents - amountCents,
      refundedCents: payment.refundedCents + amountCents,
    });
    await postEntry(tx, context.actor, {
      ...debtor,
      kind: 'payment.refund',
      sourceId: payment.id,
      postedOn: today,
      postings: [{ debit: 'CLIENT_CREDIT', credit: 'CASH', amountCents }],
    });
    await tx.audit(paymentAudits.refund, {
      ...debtor,
      subjectId: payment.id,
      data: { amountCents, comment },
    });
    return readPayment(tx.db, personOf(context), context.scope, payment.id);
  });
}

interface Opened {
  payment: NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
  debtor: Debtor;
  today: string;
}

/** Undoes what a payment paid; its account is held. */
export async function undoPayment(
  tx: Tx,
  context: Context,
  { payment, debtor, today }: Opened,
  comment: string,
): Promise<void> {
  const standing = await reverseAllocations(tx.db, payment, tx.now);
  for (const invoiceId of new Set(standing.map((one) => one.invoiceId))) {
    const key = { firmId: debtor.firmId, id: invoiceId };
    const own = standing.filter((one) => one.invoiceId === invoiceId);
    await moveLines(
      tx.db,
      key,
      'paidCents',
      own.map(({ lineId, amountCents }) => ({ lineId, amountCents: -amountCents })),
    );
    await recalculateInvoice(tx.db, key);
  }
  await reverseEntries(tx, context.actor, {
    firmId: debtor.firmId,
    sourceId: payment.id,
    postedOn: today,
  });
  await updatePayment(tx.db, payment, {
    status: 'REVERSED',
    unappliedCents: 0,
    reversedAt: tx.now,
    reversedByName: actorName(context.actor),
    reversalReason: comment,
  });
  await tx.audit(paymentAudits.reverse, {
    ...debtor,
    subjectId: payment.id,
    data: { amountCents: payment.amountCents, comment },
  });
}

/** A payment that somebody is to change: seen, its company’s account held, and as it was when they looked. */
async function opened(tx: Tx, context: UserContext, id: string, version: number | undefined) {
  const actor = personOf(context);
  tx.authorize(permitted(actor.roles, 'invoice.update') ? allow : deny('forbidden'));
  const [seen] = await selectPayments(tx.db, context.scope, [id]);
  const { firmId, clientId } = found(seen, 'payment_not_found');
  const debtor = { firmId, clientId };
  await lockAccount(tx.db, debtor, tx.now);
  const payment = found(await lockPayment(tx.db, { firmId, id }), 'payment_not_found');
  if (version !== undefined && version !== payment.version) {
    const [current] = await selectPayments(tx.db, context.scope, [id]);
    refuse('conflict', { current: paymentView(actor, found(current, 'payment_not_found')) });
  }
  if (payment.status === 'REVERSED') refuse('payment_reversed');
  const { today } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
  return { payment, debtor, today };
}

import type { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { findOwner } from '../cases/record/index.ts';
import { postEntry, reverseEntries } from '../ledger/index.ts';
import { costPaymentAudits } from './cost-payment-audits.ts';
import {
  findCostPayment,
  insertCostPayment,
  isMatched,
  lockCostPayment,
  updateCostPayment,
} from './cost-payment-queries.ts';
import { costPaymentView, readCostPayment } from './cost-payment-view.ts';

type Paid = Omit<RouteInput<typeof costPayments.record>['body'], 'caseId'>;

/**
 * Records a cost of a case that the firm paid without a check: an asset until it is billed, or the end of a debt where it is billed already.
 * @throws `case_not_found`, `month_closed`, `invalid` naming the field.
 */
export async function recordCostPayment(
  context: UserContext,
  { body: { caseId, ...paid } }: RouteInput<typeof costPayments.record>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    authorize(tx, context);
    // The case isn’t held: whoever bills it holds its costs first, and then the case.
    const { firmId, clientId } = found(await findOwner(tx.db, context.scope, caseId), 'case_not_found');
    const id = newId();
    await insertCostPayment(tx.db, {
      firmId,
      clientId,
      caseId,
      id,
      status: 'RECORDED',
      source: 'PERSON',
      ...rowOf(paid),
      recordedByName: actor.name,
      recordedAt: tx.now,
    });
    await post(tx, context, { firmId, clientId, caseId, id }, paid);
    await tx.audit(costPaymentAudits.record, {
      firmId,
      clientId,
      subjectId: id,
      data: { caseId, ...factsOf(paid) },
    });
    return readCostPayment(tx.db, actor, context.scope, id);
  });
}

/**
 * Confirms a proposed payment, with what the receipt says.
 * @throws `cost_payment_not_found`, `cost_payment_not_proposed`, `conflict`, `month_closed`, `invalid` naming the field.
 */
export async function confirmCostPayment(
  context: UserContext,
  { params, body: { version, ...paid } }: RouteInput<typeof costPayments.confirm>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const payment = await opened(tx, context, params.id, version);
    if (payment.status !== 'PROPOSED') refuse('cost_payment_not_proposed');
    const { firmId, clientId, caseId, id, amountCents: proposedCents } = payment;
    await updateCostPayment(tx.db, payment, {
      ...rowOf(paid),
      status: 'RECORDED',
      recordedByName: actor.name,
      recordedAt: tx.now,
    });
    await post(tx, context, payment, paid);
    await tx.audit(costPaymentAudits.confirm, {
      firmId,
      clientId,
      subjectId: id,
      data: { caseId, ...factsOf(paid), proposedCents },
    });
    return readCostPayment(tx.db, actor, context.scope, id);
  });
}

/**
 * Reverses a payment that was entered by mistake or given back, or dismisses one that was only proposed. Nothing is edited.
 * @throws `cost_payment_not_found`, `cost_payment_ended`, `cost_payment_matched` while a bank line stands for it, `conflict`.
 */
export async function endCostPayment(
  context: UserContext,
  { params, body }: RouteInput<typeof costPayments.end>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const payment = await opened(tx, context, params.id, body.version);
    const { firmId, clientId, id, amountCents, status } = payment;
    if (status !== 'PROPOSED' && status !== 'RECORDED') refuse('cost_payment_ended');
    if (await isMatched(tx.db, payment)) refuse('cost_payment_matched');
    const isRecorded = status === 'RECORDED';
    await updateCostPayment(tx.db, payment, {
      status: isRecorded ? 'REVERSED' : 'DISMISSED',
      endedByName: actor.name,
      endedAt: tx.now,
      endedReason: body.comment,
    });
    if (isRecorded) {
      const postedOn = await firmToday(tx.db, firmId, tx.now);
      await reverseEntries(tx, actor, { firmId, sourceId: id, postedOn });
    }
    await tx.audit(isRecorded ? costPaymentAudits.reverse : costPaymentAudits.dismiss, {
      firmId,
      clientId,
      subjectId: id,
      data: { amountCents, comment: body.comment },
    });
    return readCostPayment(tx.db, actor, context.scope, id);
  });
}

const authorize = (tx: Tx, context: UserContext) =>
  tx.authorize(permitted(personOf(context).roles, 'cost-payment.update') ? allow : deny('forbidden'));

/** A payment that somebody is to change: seen, held, and as it was when they looked. */
async function opened(tx: Tx, context: UserContext, id: string, version: number | undefined) {
  authorize(tx, context);
  const seen = found(await findCostPayment(tx.db, context.scope, id), 'cost_payment_not_found');
  const payment = found(await lockCostPayment(tx.db, seen), 'cost_payment_not_found');
  if (version !== undefined && version !== payment.version)
    refuse('conflict', { current: costPaymentView(personOf(context), { ...seen, ...payment }) });
  return payment;
}

async function post(
  tx: Tx,
  { actor }: UserContext,
  { firmId, clientId, caseId, id }: { firmId: string; clientId: string; caseId: string; id: string },
  { paidOn, amountCents }: Paid,
): Promise<void> {
  if (paidOn > (await firmToday(tx.db, firmId, tx.now))) refuseField('paidOn', fault('payment_in_future'));
  await postEntry(tx, actor, {
    firmId,
    clientId,
    kind: 'cost.pay',
    sourceId: id,
    postedOn: paidOn,
    postings: [{ debit: 'ADVANCED_COSTS', credit: 'CASH', amountCents, caseId }],
  });
}

const rowOf = ({ paidOn, method, category, payeeName, amountCents, reference, paidFrom, note }: Paid) => ({
  paidOn,
  method,
  category,
  payeeName,
  amountCents,
  reference: reference ?? null,
  paidFrom: paidFrom ?? null,
  note: note ?? null,
});

const factsOf = ({ amountCents, paidOn, method, payeeName, reference }: Paid) => ({
  amountCents,
  paidOn,
  method,
  payeeName,
  reference: reference ?? null,
});

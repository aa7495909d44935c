import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Debtor, findInvoice, followAccount, selectOpenLines } from '../invoices/index.ts';
import { postEntry } from '../ledger/index.ts';
import { allocate } from './allocate.ts';
import { undoPayment } from './change-payment.ts';
import { payLines, postingsOf, sumOf } from './pay-lines.ts';
import { paymentAudits } from './payment-audits.ts';
import { insertPayment, lockPayment } from './payment-queries.ts';

interface FromTrust {
  debtor: Debtor;
  invoiceId: string;
  /** Money of one case pays the lines of that case alone. */
  caseId: string | null;
  amountCents: number;
  today: string;
}

/**
 * Pays an issued invoice with money from trust, never more than what is left of it: trust money is no credit. The account of the company is
 * held. @returns the payment’s id.
 * @throws `invoice_not_found`, `invoice_not_open`, `month_closed`, `invalid` naming the field.
 */
export async function payFromTrust(
  tx: Tx,
  context: UserContext,
  { debtor, invoiceId, caseId, amountCents, today }: FromTrust,
): Promise<string> {
  const invoice = found(await findInvoice(tx.db, context.scope, invoiceId, tx.now), 'invoice_not_found');
  if (invoice.firmId !== debtor.firmId || invoice.clientId !== debtor.clientId) refuse('invoice_not_found');
  const lines = (await selectOpenLines(tx.db, debtor)).filter(
    (line) => line.invoiceId === invoiceId && (caseId === null || line.caseId === caseId),
  );
  const left = lines.reduce((cents, { restCents }) => cents + restCents, 0);
  if (left === 0) refuse('invoice_not_open');
  if (amountCents > left) refuseField('amountCents', fault('allocation_too_high', { left }));
  const allocated = allocate(amountCents, lines);
  if (sumOf(allocated) !== amountCents) throw new Error('A transfer from trust left a rest.');
  const id = newId();
  await insertPayment(tx.db, {
    ...debtor,
    id,
    receivedOn: today,
    method: 'TRUST',
    amountCents,
    unappliedCents: 0,
    recordedByName: context.actor.name,
    recordedAt: tx.now,
  });
  const invoices = await payLines(tx, { debtor, paymentId: id, allocated });
  await postEntry(tx, context.actor, {
    ...debtor,
    kind: 'payment.record',
    sourceId: id,
    postedOn: today,
    postings: postingsOf('CASH', allocated),
  });
  await tx.audit(paymentAudits.record, {
    ...debtor,
    subjectId: id,
    data: { amountCents, creditCents: 0, receivedOn: today, method: 'TRUST', invoices },
  });
  await followAccount(tx, context, debtor);
  return id;
}

/** Undoes what a transfer from trust paid; the account of the company is held. */
export async function undoTrustPayment(
  tx: Tx,
  context: UserContext,
  { debtor, paymentId, today }: { debtor: Debtor; paymentId: string; today: string },
  comment: string,
): Promise<void> {
  const payment = found(
    await lockPayment(tx.db, { firmId: debtor.firmId, id: paymentId }),
    'payment_not_found',
  );
  await undoPayment(tx, context, { payment, debtor, today }, comment);
}

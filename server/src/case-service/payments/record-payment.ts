import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { payments } from '@writdesk/contract/payments/payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { actorName } from '../../platform/actor.ts';
import { type Context, personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import {
  type Debtor,
  findInvoice,
  findTerms,
  followAccount,
  lockAccount,
  type OpenLine,
  readInvoice,
  selectOpenLines,
} from '../invoices/index.ts';
import { postEntry } from '../ledger/index.ts';
import { allocate } from './allocate.ts';
import { payLines, postingsOf, sumOf } from './pay-lines.ts';
import { paymentAudits } from './payment-audits.ts';
import { insertPayment } from './payment-queries.ts';
import { readPayment } from './payment-view.ts';

type Money = Pick<
  RouteInput<typeof payments.record>['body'],
  'amountCents' | 'date' | 'method' | 'reference' | 'note'
>;

/**
 * Records a payment over many invoices: as the payer says, or the oldest due first. What no invoice takes is the company’s credit.
 * @throws `client_not_found`, `month_closed`, `invalid` naming the field.
 */
export async function recordPayment(context: UserContext, { body }: RouteInput<typeof payments.record>) {
  const actor = personOf(context);
  const { clientId, allocations, ...money } = body;
  return transact(context, async (tx) => {
    const { firmId } = actor;
    tx.authorize(permitted(actor.roles, 'invoice.update') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const debtor = { firmId, clientId };
    if (!(await isVisibleClient(tx.db, context.scope, clientId))) refuse('client_not_found');
    await lockAccount(tx.db, debtor, tx.now);
    const lines = await selectOpenLines(tx.db, debtor);
    const limits = allocations.length ? limitsOf(allocations, lines, money.amountCents) : undefined;
    const id = await receive(tx, context, { debtor, money, lines, limits });
    return readPayment(tx.db, actor, context.scope, id);
  });
}

/**
 * Records a payment of one invoice. Money that has come is never refused: what the invoice doesn’t take, also because
 * somebody else has recorded a payment meanwhile, is the company’s credit.
 * @throws `invoice_not_found`, `invoice_not_open` for a draft, `month_closed`, `invalid` naming the field.
 */
export async function payInvoice(
  context: UserContext,
  { params, body }: RouteInput<typeof invoices.recordPayment>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'invoice.update') ? allow : deny('forbidden'));
    const invoice = found(await findInvoice(tx.db, context.scope, params.id, tx.now), 'invoice_not_found');
    if (invoice.status === 'DRAFT') refuse('invoice_not_open');
    const debtor = { firmId: invoice.firmId, clientId: invoice.clientId };
    await lockAccount(tx.db, debtor, tx.now);
    const lines = (await selectOpenLines(tx.db, debtor)).filter(({ invoiceId }) => invoiceId === params.id);
    await receive(tx, context, { debtor, money: body, lines, limits: undefined });
    return readInvoice(tx.db, context, params.id, tx.now);
  });
}

/** What the payer says of each invoice. @throws `invalid` naming the place. */
function limitsOf(
  wanted: readonly { invoiceId: string; amountCents: number }[],
  lines: readonly OpenLine[],
  amountCents: number,
): ReadonlyMap<string, number> {
  for (const [index, { invoiceId, amountCents: asked }] of wanted.entries()) {
    const at = `allocations.${index}`;
    const own = lines.filter((line) => line.invoiceId === invoiceId);
    const left = own.reduce((cents, { restCents }) => cents + restCents, 0);
    const isTwice = wanted.findIndex((one) => one.invoiceId === invoiceId) < index;
    if (!own.length || isTwice)
      refuse('invalid', {
        errors: [atField(`${at}.invoiceId`, fault(isTwice ? 'line_twice' : 'allocation_unknown'))],
      });
    if (asked > left)
      refuse('invalid', {
        errors: [atField(`${at}.amountCents`, fault('allocation_too_high', { left }))],
      });
  }
  if (sumOf(wanted) > amountCents) refuseField('allocations', fault('allocated_too_much'));
  return new Map(wanted.map((one) => [one.invoiceId, one.amountCents]));
}

interface OnlineMoney {
  debtor: Debtor;
  amountCents: number;
  method: 'CARD' | 'ACH';
  reference: string | null;
  /** Who paid. */
  payerName: string;
  /** What the payer wanted to pay of which invoices; what these don’t take anymore is the company’s credit. */
  wanted: ReadonlyMap<string, number>;
}

/** Records what came online, on the day on which we learn that it counts: that month can’t be closed. The account is held already. */
export async function receiveOnline(
  tx: Tx,
  context: Context,
  { debtor, wanted, payerName, ...money }: OnlineMoney,
): Promise<string> {
  const { today: date } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
  const lines = await selectOpenLines(tx.db, debtor);
  return receive(tx, context, {
    debtor,
    money: { ...money, date, note: null },
    lines,
    limits: wanted,
    recordedByName: payerName,
  });
}

interface Receipt {
  /** Who says that it came, where it isn’t the one who acts. */
  recordedByName?: string;
  debtor: Debtor;
  money: Money;
  lines: readonly OpenLine[];
  limits: ReadonlyMap<string, number> | undefined;
}

async function receive(tx: Tx, context: Context, receipt: Receipt): Promise<string> {
  const { debtor, money, lines, limits } = receipt;
  const { actor } = context;
  const { amountCents, date: receivedOn, method } = money;
  const { today } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
  if (receivedOn > today) refuseField('date', fault('payment_in_future'));
  const allocated = allocate(amountCents, lines, limits);
  const creditCents = amountCents - sumOf(allocated);
  const id = newId();
  await insertPayment(tx.db, {
    ...debtor,
    id,
    receivedOn,
    method,
    reference: money.reference ?? null,
    note: money.note ?? null,
    amountCents,
    unappliedCents: creditCents,
    recordedByName: receipt.recordedByName ?? actorName(actor),
    recordedAt: tx.now,
  });
  const numbers = await payLines(tx, { debtor, paymentId: id, allocated });
  const isEarly = ({ line }: (typeof allocated)[number]) => (line.issueDate ?? '') > receivedOn;
  const early = allocated.filter(isEarly);
  await postEntry(tx, actor, {
    ...debtor,
    kind: 'payment.record',
    sourceId: id,
    postedOn: receivedOn,
    postings: [
      ...postingsOf(
        'CASH',
        allocated.filter((one) => !isEarly(one)),
      ),
      { debit: 'CASH', credit: 'CLIENT_CREDIT', amountCents: creditCents + sumOf(early) },
    ],
  });
  // What came before its invoice was issued is the company’s credit until then: nobody owes less than nothing on any day.
  for (const [issuedOn, own] of Map.groupBy(early, ({ line }) => line.issueDate ?? ''))
    await postEntry(tx, actor, {
      ...debtor,
      kind: 'payment.apply',
      sourceId: id,
      postedOn: issuedOn,
      postings: postingsOf('CLIENT_CREDIT', own),
    });
  await tx.audit(paymentAudits.record, {
    ...debtor,
    subjectId: id,
    data: { amountCents, creditCents, receivedOn, method, invoices: numbers },
  });
  await followAccount(tx, context, debtor);
  return id;
}

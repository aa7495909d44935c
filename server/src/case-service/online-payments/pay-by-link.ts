import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { findPayables, findTerms, selectOpenLines } from '../invoices/index.ts';
import { onlineAccountOf, type PayLink, readPayLink } from '../payment-connections/index.ts';
import { readAttempt } from './attempt-queries.ts';
import { beginPayment } from './begin-payment.ts';

/** The open invoices that a link leads to: firm, numbers, days and balances, and nothing else. @throws `pay_link_ended` */
export async function getByLink(context: Context, { body }: RouteInput<typeof onlinePayments.byLink>) {
  const { deps, scope } = context;
  const link = await openLink(context, body.token);
  const db = deps.db.as(scope);
  const [invoices, letterhead, account] = await Promise.all([
    openInvoices(context, link),
    findLetterhead(db, link.firmId),
    onlineAccountOf(deps, db, link.firmId),
  ]);
  return {
    firm: found(letterhead).name,
    opensUntil: link.opensUntil,
    invoices,
    canPay: account !== null,
  };
}

/** Starts to pay some of them. @throws as for people who sign in, and `pay_link_ended`. */
export async function startByLink(context: Context, { body }: RouteInput<typeof onlinePayments.startByLink>) {
  const link = await openLink(context, body.token);
  const open = await openInvoices(context, link);
  const invoiceIds = body.numbers.map((number, index) => {
    if (body.numbers.indexOf(number) < index) refuseField(`numbers.${index}`, fault('invoice_twice'));
    return open.find((one) => one.number === number)?.id ?? refuse('invoice_not_open');
  });
  const { firmId, clientId, email } = link;
  const payer = { payerId: null, payerName: email, payerEmail: email, isByLink: true };
  const asPayer: Context = { ...context, actor: { kind: 'system', reason: `Payment link of ${email}` } };
  return beginPayment(asPayer, { debtor: { firmId, clientId }, invoiceIds, payer, authorize: () => {} });
}

/** What became of one that was begun by the link. @throws `pay_link_ended`, `payment_attempt_not_found`. */
export async function getAttemptByLink(
  context: Context,
  { body }: RouteInput<typeof onlinePayments.attemptByLink>,
) {
  const { firmId, clientId } = await openLink(context, body.token);
  const attempt = await readAttempt(context.deps.db.as(context.scope), { firmId, id: body.id });
  const isOwn = attempt?.clientId === clientId && attempt.isByLink;
  return isOwn ? attempt : refuse('payment_attempt_not_found');
}

/** It opens for thirty days, and as long as the company’s invoices go to the same address. */
async function openLink({ deps, scope }: Context, token: string): Promise<PayLink> {
  const link = readPayLink(deps, token);
  if (!link) return refuse('pay_link_ended');
  const db = deps.db.as(scope);
  const [terms, payables] = await Promise.all([
    findTerms(db, link, deps.clock.now()),
    findPayables(db, link.clientId),
  ]);
  const isOpen = terms !== undefined && terms.today <= link.opensUntil;
  const isTheirs = payables?.apEmail?.toLowerCase() === link.email.toLowerCase();
  return isOpen && isTheirs ? link : refuse('pay_link_ended');
}

async function openInvoices({ deps, scope }: Context, debtor: PayLink) {
  const lines = await selectOpenLines(deps.db.as(scope), debtor);
  return [...Map.groupBy(lines, ({ invoiceId }) => invoiceId)].map(([id, own]) => ({
    id,
    number: own[0]?.number ?? '',
    issueDate: own[0]?.issueDate ?? '',
    dueDate: own[0]?.dueDate ?? '',
    balanceCents: own.reduce((sum, { restCents }) => sum + restCents, 0),
  }));
}

import type { invoices } from '@writdesk/contract/invoices/invoices';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { actOnce } from '../../platform/http/act-once.ts';
import { type BulkResult, type BulkResults, keyOf, outcomeOf } from '../../platform/http/each-of-many.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { eachCase } from '../cases/actions/index.ts';
import { NothingToNote } from '../cases/record/index.ts';
import { type Debtor, lockAccount } from './account-queries.ts';
import { lockInvoice } from './invoice-line-queries.ts';
import { findInvoice, findTerms, selectSeenInvoices } from './invoice-queries.ts';
import { issueInvoice } from './issue-invoice.ts';
import { type Mailing, mailInvoices, openToMail } from './mail-invoices.ts';

/**
 * Issues many drafts, each in its own transaction, or mails many invoices, each company's in one. What one is refused for stops no
 * other, and a repeated request repeats none.
 */
export function changeManyInvoices(
  context: UserContext,
  { params, body }: RouteInput<typeof invoices.bulk>,
): Promise<BulkResults> {
  return params.action === 'issue'
    ? eachCase(context, body.invoiceIds, (own, id) =>
        issueInvoice(own, { params: { id }, query: {}, body: {} }),
      )
    : mailMany(context, params.action, body.invoiceIds);
}

async function mailMany(
  context: UserContext,
  mailing: Mailing,
  ids: readonly string[],
): Promise<BulkResults> {
  const { deps, scope } = context;
  const wanted = [...new Set(ids)];
  const seen = await selectSeenInvoices(deps.db.as(scope), scope, wanted);
  const results = new Map<string, BulkResult>();
  for (const [company, rows] of Map.groupBy(seen, ({ firmId, clientId }) => `${firmId}:${clientId}`)) {
    const [debtor] = rows;
    if (!debtor) continue;
    const own = wanted.filter((id) => rows.some((row) => row.id === id));
    const keyed = { ...context, ...keyOf(context, company) };
    const tried = await outcomeOf(keyed, company, () =>
      actOnce(keyed, () => mailCompany(keyed, mailing, debtor, own)),
    );
    for (const id of own) results.set(id, tried.ok ? { id, ok: true } : { ...tried, id });
    if (tried.ok) for (const result of tried.reply) results.set(result.id, result);
  }
  const unknown = { ok: false, code: 'invoice_not_found', message: say(fault('invoice_not_found')) };
  return { results: wanted.map((id) => results.get(id) ?? { id, ...unknown }) };
}

/** Mails what can be mailed of a company's invoices. @returns what became of each. */
async function mailCompany(
  context: UserContext,
  mailing: Mailing,
  debtor: Debtor,
  ids: readonly string[],
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  const mailed = transact(context, async (tx) => {
    tx.authorize(permitted(personOf(context).roles, 'invoice.update') ? allow : deny('forbidden'));
    await lockAccount(tx.db, debtor, tx.now);
    const { today } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
    const fit = [];
    for (const id of ids) {
      const tried = await outcomeOf(context, id, () => mailable(tx, context, { mailing, id, today }));
      results.push(tried.ok ? { id, ok: true, status: tried.reply.status } : tried);
      if (tried.ok) fit.push(tried.reply);
    }
    // Of each row is said why nothing leaves, which one refusal of all couldn't.
    if (fit.length === 0) throw new NothingToNote();
    await mailInvoices(tx, context, mailing, fit);
    return results;
  });
  try {
    return await mailed;
  } catch (error) {
    if (error instanceof NothingToNote) return results;
    throw error;
  }
}

/** @throws `invoice_not_found`, `invoice_not_open`, and for a reminder `conflict` where it is disputed or has left today. */
async function mailable(
  tx: Tx,
  { scope }: UserContext,
  { mailing, id, today }: { mailing: Mailing; id: string; today: string },
) {
  const seen = found(await findInvoice(tx.db, scope, id, tx.now), 'invoice_not_found');
  const invoice = found(await lockInvoice(tx.db, seen), 'invoice_not_found');
  const open = openToMail(invoice) ?? refuse('invoice_not_open');
  if (mailing === 'remind') {
    if (open.balanceCents <= 0) refuse('invoice_not_open');
    if (Number(seen.disputedCents) > 0) refuse('conflict', { reason: fault('invoice_disputed') });
    if (open.remindedOn === today) refuse('conflict', { reason: fault('invoice_reminded_today') });
  }
  return open;
}

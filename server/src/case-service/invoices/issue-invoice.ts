import type { invoices } from '@writdesk/contract/invoices/invoices';
import { accountOf } from '@writdesk/contract/ledger/ledger-accounts';
import { addDays } from '@writdesk/contract/values/dates';
import type { RouteInput } from '@writdesk/contract/route';
import { actorName } from '../../platform/actor.ts';
import type { Context, UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { setBilled } from '../billing/index.ts';
import { nextNumber } from '../cases/record/index.ts';
import { postEntry } from '../ledger/index.ts';
import { invoiceAudits } from './invoice-audits.ts';
import {
  type InvoiceKey,
  lockInvoice,
  moveLines,
  selectLines,
  updateInvoice,
} from './invoice-line-queries.ts';
import { findTerms } from './invoice-queries.ts';
import { netLines } from './net-lines.ts';
import { openedInvoice } from './opened-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Issues a draft: it gets the next number of its firm, and the days of its terms to be paid.
 * @throws `invoice_not_found`, `invoice_not_draft`, `conflict` for a stale version, `month_closed`.
 */
export async function issueInvoice(
  context: UserContext,
  { params, body }: RouteInput<typeof invoices.issue>,
) {
  return transact(context, async (tx) => {
    const invoice = await openedInvoice(tx, context, params.id, body.version);
    await issueDraft(tx, context, invoice);
    return readInvoice(tx.db, context, params.id, tx.now);
  });
}

/** One series for each firm without a gap: whoever takes a number holds the series until it is kept. */
const INVOICE_SERIES = 'INVOICE';
const ALL_YEARS = 0;
export const seriesNumber = (prefix: string, last: number) => `${prefix}-${String(last).padStart(6, '0')}`;

export async function issueDraft(tx: Tx, { actor }: Pick<Context, 'actor'>, key: InvoiceKey): Promise<void> {
  const invoice = found(await lockInvoice(tx.db, key), 'invoice_not_found');
  if (invoice.status !== 'DRAFT') refuse('invoice_not_draft');
  const { firmId, clientId, id, subtotalCents } = invoice;
  const { today } = found(await findTerms(tx.db, invoice, tx.now), 'client_not_found');
  const dueDate = addDays(today, invoice.termsDays);
  const lines = await selectLines(tx.db, invoice);
  await postEntry(tx, actor, {
    firmId,
    clientId,
    kind: 'invoice.issue',
    sourceId: id,
    postedOn: today,
    postings: lines.map((line) => ({
      debit: 'RECEIVABLE',
      credit: accountOf(line.category),
      amountCents: line.amountCents,
      caseId: line.caseId,
      invoiceId: id,
      lineId: line.id,
    })),
  });
  await moveLines(
    tx.db,
    invoice,
    'creditedCents',
    lines.some(({ amountCents }) => amountCents < 0) ? netLines(lines) : [],
  );
  await setBilled(tx.db, { firmId, invoiceId: id }, true);
  const number = seriesNumber('INV', await nextNumber(tx.db, firmId, INVOICE_SERIES, ALL_YEARS));
  await updateInvoice(tx.db, invoice, {
    number,
    status: 'ISSUED',
    issueDate: today,
    dueDate,
    issuedByName: actorName(actor),
  });
  await tx.audit(invoiceAudits.issue, {
    firmId,
    clientId,
    subjectId: id,
    data: { number, amountCents: subtotalCents, dueDate },
  });
}

/** The next number of a firm's credit notes, which have a series of their own. */
export const nextCreditNumber = async (tx: Tx, firmId: string): Promise<string> =>
  seriesNumber('CN', await nextNumber(tx.db, firmId, 'CREDIT_NOTE', ALL_YEARS));

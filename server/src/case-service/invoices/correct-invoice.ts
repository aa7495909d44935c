import { type CreditReason, SECOND_WRITE_OFF_ABOVE_CENTS } from '@writdesk/contract/invoices/invoice-parts';
import type { invoices } from '@writdesk/contract/invoices/invoices';
import { creditedAccountOf, isCost } from '@writdesk/contract/ledger/ledger-accounts';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Posting, postEntry } from '../ledger/index.ts';
import { followAccount } from './account-followers.ts';
import { invoiceAudits } from './invoice-audits.ts';
import {
  insertCorrection,
  type InvoiceRow,
  type LineRow,
  moveLines,
  updateInvoice,
  recalculateInvoice,
  selectLines,
} from './invoice-line-queries.ts';
import { findTerms } from './invoice-queries.ts';
import { nextCreditNumber } from './issue-invoice.ts';
import { openedInvoice } from './opened-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Credits lines of an invoice, at most what is left of each. The credit note has a number of its own.
 * @throws `invoice_not_found`, `invoice_not_open`, `conflict` for a stale version, `invalid` naming the line.
 */
export async function creditInvoice(
  context: UserContext,
  { params, body }: RouteInput<typeof invoices.credit>,
) {
  return transact(context, async (tx) => {
    const invoice = await openInvoice(tx, context, params.id, body.version);
    await creditLines(tx, context, invoice, body, (index) => `lines.${index}.`);
    return readInvoice(tx.db, context, invoice.id, tx.now);
  });
}

type Credit = Pick<RouteInput<typeof invoices.credit>['body'], 'lines' | 'reason' | 'comment'>;

/** @param at where a line stands in the request. */
export async function creditLines(
  tx: Tx,
  context: UserContext,
  invoice: InvoiceRow,
  body: Credit,
  at: (index: number) => string,
): Promise<void> {
  const lines = await selectLines(tx.db, invoice);
  const wanted = creditsOf(lines, body, at);
  const amountCents = wanted.reduce((cents, one) => cents + one.amountCents, 0);
  await moveLines(tx.db, invoice, 'creditedCents', wanted);
  const note = await nextCreditNumber(tx, invoice.firmId);
  await correct(tx, context, invoice, {
    kind: 'CREDIT',
    number: note,
    reason: body.reason,
    comment: body.comment,
    amountCents,
    postings: wanted.map(({ lineId, line, amountCents: cents }) => ({
      debit: creditedAccountOf(line.category, body.reason),
      credit: 'RECEIVABLE',
      amountCents: cents,
      caseId: line.caseId,
      invoiceId: invoice.id,
      lineId,
    })),
  });
  const { number, firmId, clientId, id } = invoice;
  const { reason, comment } = body;
  await tx.audit(invoiceAudits.credit, {
    firmId,
    clientId,
    subjectId: id,
    data: { number, note, amountCents, reason, comment },
  });
}

/**
 * Writes off what is left of an invoice: the firm no longer expects it. A large balance is only asked for, and written off by
 * somebody else who does the same.
 * @throws `invoice_not_found`, `invoice_not_open`, `conflict` for a stale version.
 */
export async function writeOffInvoice(
  context: UserContext,
  { params, body }: RouteInput<typeof invoices.writeOff>,
) {
  return transact(context, async (tx) => {
    const invoice = await openInvoice(tx, context, params.id, body.version);
    const { number, firmId, clientId, id, balanceCents } = invoice;
    const actor = personOf(context);
    if (balanceCents > SECOND_WRITE_OFF_ABOVE_CENTS && !isAskedByOther(actor, invoice)) {
      await updateInvoice(tx.db, invoice, {
        writeOffAskedBy: actor.userId,
        writeOffAskedByName: actor.name,
        writeOffComment: body.comment,
      });
      const data = { number, amountCents: balanceCents, comment: body.comment };
      await tx.audit(invoiceAudits.askWriteOff, { firmId, clientId, subjectId: id, data });
      return readInvoice(tx.db, context, id, tx.now);
    }
    if (invoice.writeOffAskedBy !== null) {
      const nobody = { writeOffAskedBy: null, writeOffAskedByName: null, writeOffComment: null };
      await updateInvoice(tx.db, invoice, nobody);
    }
    const left = (await selectLines(tx.db, invoice))
      .filter((line) => line.balanceCents > 0)
      .map((line) => ({ lineId: line.id, line, amountCents: line.balanceCents }));
    await moveLines(tx.db, invoice, 'writtenOffCents', left);
    await correct(tx, context, invoice, {
      kind: 'WRITE_OFF',
      number: null,
      reason: 'UNCOLLECTIBLE',
      comment: body.comment,
      amountCents: balanceCents,
      postings: left.map(({ lineId, line, amountCents }) => ({
        debit: 'BAD_DEBT',
        credit: 'RECEIVABLE',
        amountCents,
        caseId: line.caseId,
        invoiceId: id,
        lineId,
      })),
    });
    await tx.audit(invoiceAudits.writeOff, {
      firmId,
      clientId,
      subjectId: id,
      data: { number, amountCents: balanceCents, comment: body.comment },
    });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

const isAskedByOther = (actor: UserActor, { writeOffAskedBy }: InvoiceRow) =>
  writeOffAskedBy !== null && !isOwnId(actor, writeOffAskedBy);

/** An invoice on which something may be left to pay. @throws `invoice_not_open`, and as `openedInvoice` does. */
export async function openInvoice(...given: Parameters<typeof openedInvoice>): Promise<InvoiceRow> {
  const invoice = await openedInvoice(...given);
  if (invoice.status !== 'ISSUED' && invoice.status !== 'PARTIALLY_PAID') refuse('invoice_not_open');
  return invoice;
}

/** The lines that a request names, each with what it takes from them. */
function creditsOf(
  lines: readonly LineRow[],
  { lines: wanted, reason }: Pick<Credit, 'lines' | 'reason'>,
  at: (index: number) => string,
) {
  return wanted.map(({ lineId, amountCents }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const place = at(index);
    if (!line) return refuse('invalid', { errors: [atField(`${place}lineId`, fault('line_unknown'))] });
    if (wanted.findIndex((one) => one.lineId === lineId) < index)
      refuse('invalid', { errors: [atField(`${place}lineId`, fault('line_twice'))] });
    if (reason === 'PAID_FROM_TRUST' && !isCost(line.category))
      refuse('invalid', { errors: [atField(`${place}lineId`, fault('credit_costs_only'))] });
    const left = Math.max(line.balanceCents, 0);
    if (amountCents > left)
      refuse('invalid', { errors: [atField(`${place}amountCents`, fault('credit_too_high', { left }))] });
    return { lineId, line, amountCents };
  });
}

interface Correction {
  kind: 'CREDIT' | 'WRITE_OFF';
  number: string | null;
  reason: CreditReason | 'UNCOLLECTIBLE';
  comment: string;
  amountCents: number;
  postings: readonly Posting[];
}

async function correct(
  tx: Tx,
  context: UserContext,
  { firmId, clientId, id }: InvoiceRow,
  { postings, ...correction }: Correction,
): Promise<void> {
  const { actor } = context;
  const { today } = found(await findTerms(tx.db, { firmId, clientId }, tx.now), 'client_not_found');
  const correctionId = newId();
  await postEntry(tx, actor, {
    firmId,
    clientId,
    kind: correction.kind === 'CREDIT' ? 'invoice.credit' : 'invoice.write-off',
    sourceId: correctionId,
    postedOn: today,
    postings,
  });
  await recalculateInvoice(tx.db, { firmId, id });
  await insertCorrection(tx.db, {
    firmId,
    clientId,
    invoiceId: id,
    id: correctionId,
    ...correction,
    madeByName: actor.name,
    madeAt: tx.now,
  });
  await followAccount(tx, context, { firmId, clientId });
}

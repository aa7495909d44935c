import { createHash } from 'node:crypto';
import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import { invoicePaper } from '../../../templates/invoice.ts';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { storeMade } from '../storage/index.ts';
import { billTo } from './bill-to.ts';
import { type LineRow, selectLines } from './invoice-line-queries.ts';
import { findInvoice } from './invoice-queries.ts';
import { findPayables } from './payables-queries.ts';

/**
 * Typesets an invoice as it is now, as the caller may read it, and gives the address of the PDF. The file is kept by what it says, so
 * that nobody is handed another reader’s, or one of another day.
 * @throws `invoice_not_found`, `invoice_has_no_pdf` for a draft
 */
export async function getInvoicePdf(context: UserContext, { params }: RouteInput<typeof invoices.pdf>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const invoice = found(await findInvoice(db, scope, params.id, deps.clock.now()), 'invoice_not_found');
  const { number, issueDate, dueDate, firmId, clientId, timeZone } = invoice;
  if (number === null || issueDate === null || dueDate === null) return refuse('invoice_has_no_pdf');
  const [firm, payables, lines] = await Promise.all([
    findLetterhead(db, firmId),
    findPayables(db, clientId),
    selectLines(db, invoice),
  ]);
  const paper = {
    number,
    isVoid: invoice.status === 'VOID',
    issueDate,
    dueDate,
    firm: found(firm),
    billTo: billTo(found(payables, 'client_not_found')),
    property: invoice.propertyName,
    note: invoice.note,
    groups: groupsOf(lines, timeZone),
    subtotalCents: invoice.subtotalCents,
    creditsCents: invoice.creditsCents,
    writtenOffCents: invoice.writtenOffCents,
    paidCents: invoice.paidCents,
    balanceCents: invoice.balanceCents,
  };
  const { pdf } = await deps.typeset.pdf(invoicePaper, paper);
  const hash = createHash('sha256').update(JSON.stringify(paper)).digest('hex');
  const url = await storeMade(context, db, {
    firmId,
    key: `invoice:${params.id}:${hash}`,
    fileName: `invoice-${number}.pdf`,
    contentType: 'application/pdf',
    content: pdf,
  });
  return { url };
}

/** What stands for what a reader is kept from. */
export const HIDDEN = 'A case that you can’t access';

/** The lines of each case, in the order of the invoice; of a case that the reader is kept from there are amounts alone. */
function groupsOf(lines: readonly LineRow[], timeZone: string) {
  const cases = [...Map.groupBy(lines, ({ caseId }) => caseId).values()];
  return cases.map((own) => ({
    case: nameOf(own[0]),
    lines: own.map((line) => ({
      day: localDate(line.incurredAt, timeZone),
      description: line.seenCaseId === null ? HIDDEN : line.description,
      quantity: line.quantity,
      unitCents: line.unitCents,
      amountCents: line.amountCents,
    })),
    totalCents: own.reduce((cents, { amountCents }) => cents + amountCents, 0),
  }));
}

const nameOf = (line: LineRow | undefined): string =>
  line && line.seenCaseId !== null
    ? [line.caseNumber ?? line.caseDraftNumber, line.title].filter(Boolean).join(' · ')
    : HIDDEN;

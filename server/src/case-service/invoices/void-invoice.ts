import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { publishBilling, setBilled } from '../billing/index.ts';
import { reverseEntries } from '../ledger/index.ts';
import { followAccount } from './account-followers.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { selectLines, updateInvoice } from './invoice-line-queries.ts';
import { findTerms } from './invoice-queries.ts';
import { openedInvoice } from './opened-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Voids an invoice that nobody has paid or corrected. Its number stays with it, its charges can be billed again.
 * @throws `invoice_not_found`, `invoice_paid`, `invoice_not_open` for one that is void, `conflict` for a stale version.
 */
export async function voidInvoice(context: UserContext, { params, body }: RouteInput<typeof invoices.void>) {
  return transact(context, async (tx) => {
    const invoice = await openedInvoice(tx, context, params.id, body.version);
    const { firmId, clientId, id, number, subtotalCents } = invoice;
    if (invoice.status === 'VOID') refuse('invoice_not_open');
    if (invoice.paidCents + invoice.creditsCents + invoice.writtenOffCents > 0) refuse('invoice_paid');
    const { today } = found(await findTerms(tx.db, invoice, tx.now), 'client_not_found');
    await reverseEntries(tx, context.actor, { firmId, sourceId: id, postedOn: today });
    await setBilled(tx.db, { firmId, invoiceId: id }, false);
    await updateInvoice(tx.db, invoice, {
      status: 'VOID',
      balanceCents: 0,
      voidedAt: tx.now,
      voidedByName: context.actor.name,
      voidReason: body.comment,
    });
    const lines = await selectLines(tx.db, invoice);
    const cases = new Map(lines.map((line) => [line.caseId, line]));
    for (const [caseId, { propertyId, ownerId }] of cases)
      publishBilling(tx, { firmId, clientId, id: caseId, propertyId, ownerId });
    await tx.audit(invoiceAudits.void, {
      firmId,
      clientId,
      subjectId: id,
      data: { number, amountCents: subtotalCents, comment: body.comment },
    });
    await followAccount(tx, context, invoice);
    return readInvoice(tx.db, context, id, tx.now);
  });
}

import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveMail } from '../../platform/mail/index.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { updateInvoice } from './invoice-line-queries.ts';
import { openedInvoice } from './opened-invoice.ts';
import { findPayables, languageOf } from './payables-queries.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Mails the company’s accounts payable a link to an open invoice; the file itself leaves only for who is signed in.
 * @throws `invoice_not_found`, `invoice_not_open`, `conflict` for a stale version or a company without an address, `too_many_requests`.
 */
export async function sendInvoice(context: UserContext, { params, body }: RouteInput<typeof invoices.send>) {
  return transact(context, async (tx) => {
    const invoice = await openedInvoice(tx, context, params.id, body.version);
    const { firmId, clientId, id, number, dueDate, balanceCents } = invoice;
    const isOpen = invoice.status === 'ISSUED' || invoice.status === 'PARTIALLY_PAID';
    if (!isOpen || number === null || dueDate === null) return refuse('invoice_not_open');
    const { name: company, apEmail: to } = found(await findPayables(tx.db, clientId), 'client_not_found');
    if (!to) return refuse('conflict', { reason: fault('payables_unknown') });
    const budget = await reserveMail(tx, context, { to, kind: 'invoice' });
    const letter = invoiceLetter({
      language: await languageOf(tx.db, clientId, to),
      firm: found(await findLetterhead(tx.db, firmId)).name,
      company,
      number,
      balanceCents,
      dueDate,
      link: `${context.deps.config.publicUrl}/invoices/${id}`,
    });
    await queueMail(tx, { to, ...letter, idempotencyKey: `invoice:${newId()}` }, budget);
    await updateInvoice(tx.db, invoice, { sentAt: tx.now, sentTo: to, sentByName: context.actor.name });
    await tx.audit(invoiceAudits.send, { firmId, clientId, subjectId: id, data: { number, to } });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

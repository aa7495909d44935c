import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveMail } from '../../platform/mail/index.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { payLinkAddress } from '../payment-connections/index.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { updateInvoice } from './invoice-line-queries.ts';
import { openedInvoice } from './opened-invoice.ts';
import { findTerms } from './invoice-queries.ts';
import { findPayables, findReader } from './payables-queries.ts';
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
    const { signsIn, language } = await findReader(tx.db, clientId, to);
    const { today } = found(await findTerms(tx.db, invoice, tx.now), 'client_not_found');
    const letter = invoiceLetter({
      language,
      signsIn,
      firm: found(await findLetterhead(tx.db, firmId)).name,
      company,
      number,
      balanceCents,
      dueDate,
      // Whoever has no account sees and pays what is open by a link of their own.
      link: signsIn
        ? `${context.deps.config.publicUrl}/invoices/${id}`
        : payLinkAddress(context.deps, { firmId, clientId, email: to, today }),
    });
    await queueMail(tx, { to, ...letter, idempotencyKey: `invoice:${newId()}` }, budget);
    await updateInvoice(tx.db, invoice, { sentAt: tx.now, sentTo: to, sentByName: context.actor.name });
    await tx.audit(invoiceAudits.send, { firmId, clientId, subjectId: id, data: { number, to } });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

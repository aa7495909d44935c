import { addDays } from '@writdesk/contract/values/dates';
import { reminderDays } from '@writdesk/contract/invoices/invoice-reminders';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveMail } from '../../platform/mail/index.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { payLinkAddress } from '../payment-connections/index.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { type InvoiceRow, updateInvoice } from './invoice-line-queries.ts';
import { findTerms } from './invoice-queries.ts';
import { noteReminder } from './invoice-reminder-queries.ts';
import { findPayables, findReader } from './payables-queries.ts';
import { reminderLetter } from './reminder-letter.ts';

export type Mailing = 'send' | 'remind';
/** An issued invoice that isn't paid. */
type Open = InvoiceRow & { number: string; dueDate: string };

/** The invoice as one that can be mailed; null for a draft and for one on which nothing is left to pay. */
export function openToMail(invoice: InvoiceRow): Open | null {
  const { status, number, dueDate } = invoice;
  const isOpen = status === 'ISSUED' || status === 'PARTIALLY_PAID';
  return isOpen && number !== null && dueDate !== null ? { ...invoice, number, dueDate } : null;
}

/**
 * Mails the accounts payable of a company its invoices, or a reminder of them, all in one email. The caller holds its account.
 * @param invoices of one firm and one company, at least one.
 * @throws `conflict` for a company without an address, `too_many_requests`.
 */
export async function mailInvoices(
  tx: Tx,
  context: UserContext,
  mailing: Mailing,
  invoices: readonly Open[],
): Promise<void> {
  const [first] = invoices;
  if (!first) throw new Error('There is no invoice to mail.');
  const { firmId, clientId } = first;
  const { name: company, apEmail: to } = found(await findPayables(tx.db, clientId), 'client_not_found');
  if (!to) return refuse('conflict', { reason: fault('payables_unknown') });
  const budget = await reserveMail(tx, context, { to, kind: 'invoice' });
  const { signsIn, language } = await findReader(tx.db, clientId, to);
  const { today } = found(await findTerms(tx.db, first, tx.now), 'client_not_found');
  const isOne = mailing === 'send' && invoices.length === 1;
  const page = isOne ? `/invoices/${first.id}` : '/invoices';
  const shared = {
    language,
    signsIn,
    firm: found(await findLetterhead(tx.db, firmId)).name,
    company,
    // Whoever has no account sees and pays what is open by a link of their own.
    link: signsIn
      ? `${context.deps.config.publicUrl}${page}`
      : payLinkAddress(context.deps, { firmId, clientId, email: to, today }),
  };
  const letter = isOne
    ? invoiceLetter({ ...shared, ...first })
    : reminderLetter({
        ...shared,
        reminds: mailing === 'remind',
        invoices: invoices.map((one) => ({ ...one, isDue: one.dueDate < today })),
      });
  const about = mailing === 'remind' ? 'invoice-reminder' : 'invoice';
  await queueMail(tx, { to, ...letter, idempotencyKey: `${about}:${newId()}` }, budget);
  for (const invoice of invoices) {
    const { id, number } = invoice;
    const row = { firmId, clientId, subjectId: id };
    if (mailing === 'remind') {
      const step = reminderDays.findLast((day) => addDays(invoice.dueDate, day) <= today) ?? null;
      // The reminder of this day has left by that.
      await noteReminder(tx.db, invoice, { remindedStep: step ?? invoice.remindedStep, remindedOn: today });
      await tx.audit(invoiceAudits.remind, { ...row, data: { number, to, step } });
    } else {
      await updateInvoice(tx.db, invoice, { sentAt: tx.now, sentTo: to, sentByName: context.actor.name });
      await tx.audit(invoiceAudits.send, { ...row, data: { number, to } });
    }
  }
}

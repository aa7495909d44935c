import type { invoices } from '@writdesk/contract/invoices/invoices';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { mailInvoices, openToMail } from './mail-invoices.ts';
import { openedInvoice } from './opened-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Mails the company’s accounts payable a link to an open invoice; the file itself leaves only for who is signed in.
 * @throws `invoice_not_found`, `invoice_not_open`, `conflict` for a stale version or a company without an address, `too_many_requests`.
 */
export async function sendInvoice(context: UserContext, { params, body }: RouteInput<typeof invoices.send>) {
  return transact(context, async (tx) => {
    const invoice = await openedInvoice(tx, context, params.id, body.version);
    const open = openToMail(invoice) ?? refuse('invoice_not_open');
    await mailInvoices(tx, context, 'send', [open]);
    return readInvoice(tx.db, context, params.id, tx.now);
  });
}

import type { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { endDispute } from './dispute-queries.ts';
import { openDispute } from './answer-dispute.ts';
import { openInvoice } from './correct-invoice.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { invoiceLive } from './invoice-live.ts';
import { updateInvoice } from './invoice-line-queries.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * The company withdraws a dispute: the charge stays, and reminders go on.
 * @throws `invoice_not_found`, `invoice_not_open`, `dispute_not_open`, `conflict` for a stale version.
 */
export async function withdrawDispute(
  context: UserContext,
  { params, body }: RouteInput<typeof invoiceDisputes.withdraw>,
) {
  const { name } = personOf(context);
  const { lineId } = body;
  return transact(context, async (tx) => {
    const invoice = await openInvoice(tx, context, params.id, body.version, 'invoice.dispute');
    const { firmId, clientId, id, number } = invoice;
    const dispute = await openDispute(tx.db, invoice, lineId);
    const ended = { status: 'WITHDRAWN' as const, answer: null, answeredByName: name, answeredAt: tx.now };
    await endDispute(tx.db, dispute, ended);
    await updateInvoice(tx.db, invoice, {});
    await tx.audit(invoiceAudits.withdrawDispute, {
      firmId,
      clientId,
      subjectId: id,
      data: { number, lineId },
    });
    tx.publish(invoiceLive.changed, { firmId, clientId });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

import type { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoiceDisputeNotifications } from '@writdesk/contract/invoices/invoice-dispute-notifications';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { firmAudience } from '../cases/actions/index.ts';
import { openInvoice } from './correct-invoice.ts';
import { insertDispute, selectDisputes } from './dispute-queries.ts';
import { invoiceLive } from './invoice-live.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { type InvoiceRow, type LineRow, selectLines, updateInvoice } from './invoice-line-queries.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * The company disputes a charge. It holds new cases as before: only reminders of its invoice stop.
 * @throws `invoice_not_found`, `invoice_not_open`, `conflict` for a stale version, `invalid` naming the line.
 */
export async function disputeLine(
  context: UserContext,
  { params, body }: RouteInput<typeof invoiceDisputes.dispute>,
) {
  const { userId, name } = personOf(context);
  return transact(context, async (tx) => {
    const invoice = await openInvoice(tx, context, params.id, body.version, 'invoice.dispute');
    const line = await disputable(tx, invoice, body.lineId);
    const { firmId, clientId, id, number } = invoice;
    await insertDispute(tx.db, {
      firmId,
      clientId,
      invoiceId: id,
      lineId: line.id,
      id: newId(),
      reason: body.comment,
      raisedBy: userId,
      raisedByName: name,
      raisedAt: tx.now,
    });
    await updateInvoice(tx.db, invoice, {});
    await tx.audit(invoiceAudits.dispute, {
      firmId,
      clientId,
      subjectId: id,
      data: { number, lineId: line.id, amountCents: line.balanceCents, comment: body.comment },
    });
    tx.publish(invoiceLive.changed, { firmId, clientId });
    const reply = await readInvoice(tx.db, context, id, tx.now);
    await notifyIn(tx, invoiceDisputeNotifications.raised, {
      userIds: await firmAudience(tx.db, { firmId }, ['firm_admin', 'firm_billing']),
      subject: { kind: 'invoice', id },
      params: { number: number ?? '', company: reply.client.name },
    });
    return reply;
  });
}

/** A charge of which something is left, of a case that the caller sees, and which nobody disputes yet. */
async function disputable(tx: Tx, invoice: InvoiceRow, lineId: string): Promise<LineRow> {
  const line = (await selectLines(tx.db, invoice)).find(({ id }) => id === lineId);
  if (!line?.seenCaseId) return refuseField('lineId', fault('line_unknown'));
  if (line.balanceCents <= 0) refuseField('lineId', fault('line_closed'));
  const disputes = await selectDisputes(tx.db, invoice);
  if (disputes.some((one) => one.lineId === lineId && one.status === 'OPEN'))
    refuseField('lineId', fault('line_disputed'));
  return line;
}

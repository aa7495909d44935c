import type { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import { invoiceDisputeNotifications } from '@writdesk/contract/invoices/invoice-dispute-notifications';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { companyAudience } from './company-audience-queries.ts';
import { creditLines, openInvoice } from './correct-invoice.ts';
import { type DisputeRow, endDispute, selectDisputes } from './dispute-queries.ts';
import { invoiceLive } from './invoice-live.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { type InvoiceKey, updateInvoice } from './invoice-line-queries.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Answers a dispute: accepts it, which credits the charge in the same transaction, or explains why the charge stays.
 * @throws `invoice_not_found`, `invoice_not_open`, `dispute_not_open`, `conflict` for a stale version, `invalid` for a credit
 *   of more than what is left.
 */
export async function answerDispute(
  context: UserContext,
  { params, body }: RouteInput<typeof invoiceDisputes.answer>,
) {
  const { name } = personOf(context);
  const { decision, lineId, comment } = body;
  return transact(context, async (tx) => {
    const invoice = await openInvoice(tx, context, params.id, body.version);
    const { firmId, clientId, id, number } = invoice;
    const dispute = await openDispute(tx.db, invoice, lineId);
    const isUpheld = decision === 'UPHOLD';
    await endDispute(tx.db, dispute, {
      status: isUpheld ? 'UPHELD' : 'EXPLAINED',
      answer: comment,
      answeredByName: name,
      answeredAt: tx.now,
    });
    if (isUpheld) {
      const { amountCents, reason } = body;
      await creditLines(
        tx,
        context,
        invoice,
        { lines: [{ lineId, amountCents }], reason, comment },
        () => '',
      );
    } else await updateInvoice(tx.db, invoice, {});
    await tx.audit(invoiceAudits.answerDispute, {
      firmId,
      clientId,
      subjectId: id,
      data: { number, lineId, decision, comment },
    });
    tx.publish(invoiceLive.changed, { firmId, clientId });
    await notifyIn(tx, invoiceDisputeNotifications[isUpheld ? 'upheld' : 'explained'], {
      userIds: await companyAudience(tx.db, clientId, dispute.raisedBy),
      subject: { kind: 'invoice', id },
      params: { number: number ?? '' },
    });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

/** The dispute of a charge that nobody has answered or withdrawn. @throws `dispute_not_open` */
export async function openDispute(db: Kysely<DB>, invoice: InvoiceKey, lineId: string): Promise<DisputeRow> {
  const disputes = await selectDisputes(db, invoice);
  return found(
    disputes.find((one) => one.lineId === lineId && one.status === 'OPEN'),
    'dispute_not_open',
  );
}

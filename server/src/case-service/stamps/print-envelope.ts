import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { shownArticleNumber } from '@writdesk/contract/stamps/article-number';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { envelopeNo10 } from '../../../templates/envelope-no-10.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { addressOf } from '../storage/index.ts';
import { envelopeAudits } from './envelope-audits.ts';
import {
  type EnvelopeRow,
  findEnvelope,
  lockEnvelope,
  orderedOf,
  updateEnvelope,
} from './envelope-queries.ts';
import { isUnsent, isOpen } from './envelope-view.ts';
import { barsOf } from './draw-barcode.ts';
import { nextBarcode } from './next-barcode.ts';
import { NoAnswerError, officeOf } from './post-offices/index.ts';
import { addressLines } from './publication-28/normalize.ts';

/**
 * Typesets an envelope. It can be printed again while it isn’t in the mail.
 * @throws `envelope_not_found`, `envelope_not_bought`, `envelope_ended`; `label_not_there` while the post office doesn’t give its label
 */
export async function printEnvelope(
  context: UserContext,
  { params }: RouteInput<typeof stamps.printEnvelope>,
) {
  const actor = personOf(context);
  const { deps, scope } = context;
  const path = `made/${params.id}/file.pdf`;
  const contentType = 'application/pdf';
  const label = await labelOf(context, params.id);
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'stamp.create-envelope') ? allow : deny('forbidden'));
    const seen = found(await findEnvelope(tx.db, scope, params.id), 'envelope_not_found');
    const envelope = found(await lockEnvelope(tx.db, seen), 'envelope_not_found');
    if (isOpen(envelope.status) || envelope.status === 'REFUSED') refuse('envelope_not_bought');
    if (!isUnsent(envelope.status)) refuse('envelope_ended');
    // The label of a post office has a barcode of its own.
    const barcode = label ? null : (envelope.barcode ?? (await nextBarcode(tx.db, seen)));
    const pdf = label ?? (await typesetEnvelope(context, seen, barcode));
    await deps.storage.put(path, pdf, contentType);
    await updateEnvelope(tx.db, envelope, { status: 'PRINTED', printedAt: tx.now, barcode });
    await tx.audit(envelopeAudits.print, { firmId: envelope.firmId, subjectId: envelope.id, data: {} });
    return { url: await addressOf(context, { path, contentType, fileName: `envelope-${params.id}.pdf` }) };
  });
}

/** What the post office that sold the postage wants on the envelope; asked before the transaction, which holds the row. */
async function labelOf(context: UserContext, id: string): Promise<Buffer | null> {
  const { deps, scope } = context;
  const seen = found(await findEnvelope(deps.db.as(scope), scope, id), 'envelope_not_found');
  if (!isUnsent(seen.status)) return null;
  try {
    return await officeOf(context, seen.carrier).label(orderedOf(seen));
  } catch (error) {
    if (error instanceof NoAnswerError) return refuse('label_not_there');
    throw error;
  }
}

async function typesetEnvelope({ deps }: UserContext, row: EnvelopeRow, barcode: string | null) {
  const bars = barcode && (await barsOf(barcode));
  const { pdf } = await deps.typeset.pdf(envelopeNo10, { ...paperOf(row), bars });
  return pdf;
}

const services = {
  FIRST_CLASS: ['FIRST-CLASS MAIL'],
  CERTIFIED: ['FIRST-CLASS MAIL', 'USPS CERTIFIED MAIL'],
};
const receipts = {
  NONE: [],
  PAPER: ['RETURN RECEIPT REQUESTED'],
  ELECTRONIC: ['RETURN RECEIPT REQUESTED (ELECTRONIC)'],
};

function paperOf({ to, from, mailClass, returnReceipt, trackingNo, carrier }: EnvelopeRow) {
  return {
    to: [to.name, ...addressLines(to)],
    from: [from.name, ...addressLines(from)],
    services: [...services[mailClass], ...receipts[returnReceipt]],
    articleNumber: trackingNo && shownArticleNumber(trackingNo),
    // What the demonstration sells is no postage, and the envelope says so.
    stamp: carrier === 'demonstration' ? 'DEMONSTRATION: NO POSTAGE' : 'PLACE STAMP HERE',
  };
}

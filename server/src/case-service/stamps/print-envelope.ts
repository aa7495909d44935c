import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { shownArticleNumber } from '@writdesk/contract/stamps/article-number';
import type { stamps } from '@writdesk/contract/stamps/stamps';
import { certifiedForms } from '../../../templates/certified-forms.ts';
import { envelopePaper } from '../../../templates/envelope.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { addressOf } from '../storage/index.ts';
import { certifiedFormsOf } from './certified-forms-data.ts';
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
 * Typesets an envelope, or the sheet for the forms of certified mail. It can be printed again while it isn’t in the mail.
 * @throws `envelope_not_found`, `envelope_not_bought`, `envelope_ended`; `invalid` for forms that it doesn’t have; `label_not_there` while the post office doesn’t give its label
 */
export async function printEnvelope(
  context: UserContext,
  { params, query: { paper } }: RouteInput<typeof stamps.printEnvelope>,
) {
  const actor = personOf(context);
  const { deps, scope } = context;
  const path = `made/${params.id}/file.pdf`;
  const contentType = 'application/pdf';
  const label = paper === 'FORMS' ? null : await labelOf(context, params.id);
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'stamp.create-envelope') ? allow : deny('forbidden'));
    const seen = found(await findEnvelope(tx.db, scope, params.id), 'envelope_not_found');
    const envelope = found(await lockEnvelope(tx.db, seen), 'envelope_not_found');
    if (isOpen(envelope.status) || envelope.status === 'REFUSED') refuse('envelope_not_bought');
    if (!isUnsent(envelope.status)) refuse('envelope_ended');
    if (paper === 'FORMS') {
      const forms = await typesetForms(context, seen);
      await deps.storage.put(path, forms, contentType);
      await tx.audit(envelopeAudits.printForms, {
        firmId: envelope.firmId,
        subjectId: envelope.id,
        data: {},
      });
      return { url: await addressOf(context, { path, contentType, fileName: `certified-${params.id}.pdf` }) };
    }
    // The label of a post office has a barcode of its own.
    const barcode = label ? null : (envelope.barcode ?? (await nextBarcode(tx.db, seen)));
    const pdf = label ?? (await typesetEnvelope(context, seen, { size: paper, barcode }));
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

async function typesetEnvelope(
  { deps }: UserContext,
  row: EnvelopeRow,
  { size, barcode }: { size: 'NO_10' | 'SIX_BY_NINE'; barcode: string | null },
) {
  const bars = barcode && (await barsOf(barcode));
  const { pdf } = await deps.typeset.pdf(envelopePaper, { ...paperOf(row), size, bars });
  return pdf;
}

async function typesetForms({ deps }: UserContext, row: EnvelopeRow) {
  if (row.mailClass !== 'CERTIFIED') refuseField('paper', fault('forms_need_certified'));
  const { pdf } = await deps.typeset.pdf(certifiedForms, certifiedFormsOf(row));
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

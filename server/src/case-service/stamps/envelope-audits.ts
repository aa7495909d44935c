import { envelopeEvents } from '@writdesk/contract/stamps/envelope-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

/** What stands on the timeline of each case. */
export const envelopeCaseAudits = caseAudits(envelopeEvents);

const onEnvelope = auditOf('cases', 'envelope', 'FIRM');

const settings = z.object({
  mailerId: z.string().nullable(),
  serviceType: z.string().nullable(),
  barcodeId: z.string(),
});
export const postageAudits = {
  update: auditOf(
    'cases',
    'postage-settings',
    'FIRM',
  )('postage-settings.update', {
    before: settings,
    after: settings,
  }),
};

/** What happens to the envelope itself. */
export const envelopeAudits = {
  begin: onEnvelope('envelope.begin', { caseIds: z.array(z.string()), recipient: z.string() }),
  buy: onEnvelope('envelope.buy', { trackingNo: z.string().nullable(), costCents: z.int() }),
  fail: onEnvelope('envelope.fail', { status: z.string(), failure: z.string().nullable() }),
  print: onEnvelope('envelope.print'),
  printForms: onEnvelope('envelope.print-forms'),
  move: onEnvelope('envelope.move', { status: z.string(), scans: z.array(z.string()) }),
  cancel: onEnvelope('envelope.cancel', { trackingNo: z.string().nullable() }),
  hear: onEnvelope('envelope.hear', { shipmentId: z.string() }),
  settleRefund: onEnvelope('envelope.settle-refund', { refund: z.string() }),
};

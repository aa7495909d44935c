import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { envelopeKinds, mailClasses, scanKinds } from './envelope-values.ts';

const envelope = {
  kind: z.enum(envelopeKinds),
  recipient: z.string(),
  trackingNo: z.string().nullable(),
};
const money = { amountCents: z.int() };

/** Of envelopes, on the timeline of each case that they are about. What a firm mails is its own. */
export const envelopeEvents = {
  create: caseEvent('envelope.create', {
    group: 'edits',
    visibility: 'FIRM',
    data: { ...envelope, ...money, mailClass: z.enum(mailClasses) },
  }),
  scan: caseEvent('envelope.scan', {
    group: 'edits',
    visibility: 'FIRM',
    data: {
      ...envelope,
      scan: z.enum(scanKinds),
      place: z.string().nullable(),
      signedBy: z.string().nullable(),
    },
  }),
  void: caseEvent('envelope.void', { group: 'edits', visibility: 'FIRM', data: envelope }),
  refund: caseEvent('envelope.refund', {
    group: 'edits',
    visibility: 'FIRM',
    data: { ...envelope, ...money },
  }),
};

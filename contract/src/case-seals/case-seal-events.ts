import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { sealReasons } from './case-seal-values.ts';

const ofFirm = { group: 'edits', visibility: 'FIRM' } as const;

/** What somebody looked at in a sealed case. */
export const sealedLooks = ['PAGE', 'TIMELINE', 'DOCUMENT'] as const;
export type SealedLook = (typeof sealedLooks)[number];

export const caseSealEvents = {
  seal: caseEvent('case.seal', {
    ...ofFirm,
    data: { reason: z.enum(sealReasons), orderedOn: courtDate, orderDocumentId: id },
  }),
  unseal: caseEvent('case.unseal', { ...ofFirm, data: { reason: z.string() } }),
  look: caseEvent('case.look-at-sealed', {
    ...ofFirm,
    readers: 'audit',
    data: { look: z.enum(sealedLooks) },
  }),
};

import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { id } from '../values/ids.ts';
import { signatureKinds, signatureMethods, signatureProofs } from './signature-values.ts';

const about = {
  signatureId: id,
  documentId: id,
  title: z.string(),
  kind: z.enum(signatureKinds),
  name: z.string(),
};
const papers = { group: 'papers', readers: 'documents' } as const;

/** What becomes of signatures, on the timeline of their case. */
export const signatureEvents = {
  request: caseEvent('signature.request', { ...papers, visibility: 'FIRM', data: about }),
  open: caseEvent('signature.open', { ...papers, visibility: 'FIRM', data: about }),
  sign: caseEvent('signature.sign', {
    ...papers,
    visibility: 'FIRM',
    data: {
      ...about,
      method: z.enum(signatureMethods),
      proof: z.enum(signatureProofs),
      /** Of the file that was signed. */
      sha256: z.string(),
    },
  }),
  decline: caseEvent('signature.decline', {
    ...papers,
    visibility: 'FIRM',
    data: { ...about, reason: z.string() },
  }),
  withdraw: caseEvent('signature.withdraw', {
    ...papers,
    visibility: 'FIRM',
    /** By itself, with a document that a newer one replaced or that was taken off the case. */
    data: { ...about, endsWithDocument: z.boolean().optional() },
  }),
  make: caseEvent('signature.make', {
    ...papers,
    visibility: 'FIRM',
    data: { ...about, sha256: z.string() },
  }),
  fail: caseEvent('signature.fail', { ...papers, visibility: 'FIRM', data: about }),
  makeAgain: caseEvent('signature.make-again', { ...papers, visibility: 'FIRM', data: about }),
};

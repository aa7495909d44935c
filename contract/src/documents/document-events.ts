import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { redactionKinds } from './redaction-values.ts';
import { flagOutcomes } from './flag-values.ts';
import { id } from '../values/ids.ts';

const about = { documentId: id, title: z.string() };
const papers = { group: 'papers', readers: 'documents' } as const;

/** What becomes of a document that is typeset, on the timeline of its case. */
export const documentEvents = {
  begin: caseEvent('document.begin', { ...papers, visibility: 'FIRM', data: about }),
  generate: caseEvent('document.generate', { ...papers, data: about }),
  regenerate: caseEvent('document.regenerate', { ...papers, data: about }),
  endFlag: caseEvent('document.end-flag', {
    ...papers,
    data: { ...about, outcome: z.enum(flagOutcomes), explanation: z.string().optional() },
  }),
  keep: caseEvent('document.keep', {
    ...papers,
    data: { ...about, reason: z.string(), facts: z.array(z.string()) },
  }),
  remove: caseEvent('document.remove', { ...papers, data: about }),
  redact: caseEvent('document.redact', {
    ...papers,
    data: { ...about, kinds: z.array(z.enum(redactionKinds)), places: z.int(), pages: z.array(z.int()) },
  }),
  /** Pictures that somebody put together are one PDF. */
  joinPictures: caseEvent('document.join-pictures', { ...papers, data: about }),
  /** The version before was redacted, and in this one somebody found nothing private. */
  showOriginal: caseEvent('document.show-original', { ...papers, data: about }),
  makeRedacted: caseEvent('document.make-redacted', {
    ...papers,
    visibility: 'FIRM',
    data: { ...about, sha256: z.string() },
  }),
  failRedaction: caseEvent('document.fail-redaction', { ...papers, visibility: 'FIRM', data: about }),
  /** Somebody took all of them at once. */
  zip: caseEvent('document.zip', { ...papers, visibility: 'FIRM', data: { files: z.int() } }),
  fail: caseEvent('document.fail', {
    ...papers,
    visibility: 'FIRM',
    data: { ...about, failure: z.string().optional() },
  }),
};

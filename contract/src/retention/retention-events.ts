import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';

const ofFirm = { group: 'papers', visibility: 'FIRM' } as const;

/** What becomes of the files of a case that has ended, on its timeline. */
export const retentionEvents = {
  hold: caseEvent('retention.hold', { ...ofFirm, data: { reason: z.string() } }),
  release: caseEvent('retention.release', { ...ofFirm, data: { reason: z.string() } }),
  purge: caseEvent('retention.purge', {
    ...ofFirm,
    readers: 'documents',
    data: {
      years: z.int(),
      files: z.int(),
      /** Of each document, by which a copy is still known. */
      documents: z.array(
        z.object({ documentId: z.string(), title: z.string(), sha256: z.string().nullable() }),
      ),
    },
  }),
};

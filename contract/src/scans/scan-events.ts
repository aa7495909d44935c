import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';

const papers = { group: 'papers', readers: 'documents', visibility: 'FIRM' } as const;

/** What became of reading a file that was scanned, on the timeline of its case. */
export const scanEvents = {
  read: caseEvent('scan.read', {
    ...papers,
    data: { title: z.string(), pages: z.int(), doubts: z.int() },
  }),
  fail: caseEvent('scan.fail', { ...papers, data: { title: z.string() } }),
};

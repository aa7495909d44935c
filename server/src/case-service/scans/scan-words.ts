import { scanDoubts } from '@writdesk/contract/scans/scan-values';
import { z } from 'zod';

const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** What was read on a page, as it is kept next to the file. */
export const scanPage = z.object({
  page: z.int(),
  lines: z.array(z.array(word)),
  doubt: z.enum(scanDoubts).nullable(),
});

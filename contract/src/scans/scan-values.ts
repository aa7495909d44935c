import { z } from 'zod';

/**
 * Why somebody should look at a page: nothing stands on it, it is dark, it lies on its side, its words can’t be read, lines run off its
 * edge, or its picture is too coarse.
 */
export const scanDoubts = ['BLANK', 'DARK', 'TURNED', 'UNREADABLE', 'CUT', 'COARSE'] as const;

export const scanDoubt = z.object({ page: z.int(), doubt: z.enum(scanDoubts) });

/** What became of reading those pages of a file that are pictures. */
export const scan = z.object({
  status: z.enum(['QUEUED', 'READY', 'FAILED']),
  doubts: z.array(scanDoubt),
});
export type Scan = z.output<typeof scan>;

import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { ScanPage } from '../../platform/pdf/index.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { findScanOf } from './scan-queries.ts';
import { scanDoubts } from '@writdesk/contract/scans/scan-values';

/** What was read on the pages of a file that are pictures, and whether somebody is at it. */
export async function findScan(
  { deps, scope }: Context,
  key: CaseKey,
  path: string,
): Promise<{ pages: ScanPage[]; isReading: boolean }> {
  const row = await findScanOf(deps.db.as(scope), key, path);
  const stored = row?.wordsPath ? await deps.storage.get(row.wordsPath) : null;
  const pages = stored ? z.array(scanPage).parse(JSON.parse((await buffer(stored)).toString())) : [];
  return { pages, isReading: row?.status === 'QUEUED' };
}

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

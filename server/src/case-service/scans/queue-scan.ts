import { pictureTypes } from '@writdesk/contract/values/upload-types';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseOwner, keysOf } from '../cases/record/index.ts';
import { readScans } from './read-scans.job.ts';
import { insertScan } from './scan-queries.ts';

/** Has those pages of a file read that are pictures, after the commit, so that it can be searched. What has no pages is left. */
export async function queueScan(
  tx: Tx,
  record: CaseOwner,
  { path, contentType, title }: { path: string; contentType: string; title: string },
): Promise<void> {
  if (contentType !== 'application/pdf' && !pictureTypes.includes(contentType)) return;
  const keys = keysOf(record);
  const id = newId();
  const row = { ...keys, id, path, contentType, title, status: 'QUEUED' as const, queuedAt: tx.now };
  if (!(await insertScan(tx.db, row))) return;
  await tx.enqueue(readScans, { firmId: keys.firmId, caseId: keys.caseId, scanId: id });
}

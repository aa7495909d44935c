import { buffer } from 'node:stream/consumers';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { incoming, settleUpload } from './settle-upload.ts';
import { markRefused } from './storage-queries.ts';

/**
 * The bytes of a file that was uploaded to be read once, such as a rent roll. Nothing of it stays: its row counts as one whose bytes are
 * gone, and goes with the next sweep.
 * @throws `file_not_found`, also for a file of a case; `file_refused`
 */
export async function takeUpload(context: UserContext, path: string): Promise<Uint8Array> {
  const { storage } = context.deps;
  const file = await settleUpload(context, path, { inspects: false });
  if (file.caseId) refuse('file_not_found');
  const bytes = await buffer(found(await storage.get(file.path), 'file_not_found'));
  await storage.delete(file.path);
  // An empty file keeps the place, so that the address takes no other one.
  await storage.put(incoming(file.path), new Uint8Array(), file.contentType);
  await markRefused(context.deps.db.as(context.scope), file.id);
  return bytes;
}

import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { looksLike, MAGIC_BYTES, notWhatItSays } from '../../platform/storage/index.ts';
import { findVisibleFile } from './find-visible-file.ts';
import { markRefused, markStored, type StoredFile } from './storage-queries.ts';

/** Uploads land here and stay until their address has expired: it takes no second file while the first is there. */
export const incoming = (path: string): string => `incoming/${path}`;

/**
 * Takes an upload over: measures it, looks whether it is what it says, and gives it a path of its own that no
 * upload address names. Repeating it is harmless. Call it before the transaction that uses the file (`attachFile`).
 * @returns the file's facts, as measured.
 * @throws `file_not_found` when the caller may not see it or nothing has arrived; `file_refused` when it is not
 *   what it was said to be; it is then gone.
 */
export async function settleUpload(context: Context, path: string): Promise<StoredFile> {
  const file = await findVisibleFile(context, path);
  return file.state === 'STORED' ? file : settle(context, file);
}

/** `settleUpload` for a file that the caller was found to see. */
export async function settle({ deps }: Context, file: StoredFile): Promise<StoredFile> {
  const { storage, clock } = deps;
  // The uploader may change nothing about a row but this, and this is for us to say.
  const db = deps.db.as(systemScope);
  const arrived = await storage.stat(incoming(file.path));
  if (!arrived) refuse('file_not_found', { reason: fault('file_not_arrived') });
  const last = Math.min(MAGIC_BYTES, arrived.sizeBytes) - 1;
  const head = last < 0 ? null : await storage.get(incoming(file.path), { start: 0, end: last });
  const isOfItsKind = head !== null && looksLike(file.contentType, await buffer(head));
  if (arrived.sizeBytes !== file.sizeBytes || !isOfItsKind) {
    await markRefused(db, file.id);
    // An empty file keeps the place, so that the address takes no other one.
    await storage.put(incoming(file.path), new Uint8Array(), file.contentType);
    const reason = isOfItsKind ? fault('file_not_whole') : notWhatItSays(file.contentType);
    refuse('file_refused', { reason, errors: [atField('path', reason)] });
  }
  await storage.copy(incoming(file.path), file.path);
  await markStored(db, file.id, clock.now());
  return { ...file, state: 'STORED' };
}

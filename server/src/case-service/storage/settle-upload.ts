import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { looksLike, MAGIC_BYTES, notWhatItSays } from '../../platform/storage/index.ts';
import { findVisibleFile } from './find-visible-file.ts';
import { deleteFile, markStored, type StoredFile } from './storage-queries.ts';

/** Uploads land here; their address stops being of use once the file has moved to its own path. */
export const incoming = (path: string): string => `incoming/${path}`;

/**
 * Takes an upload over: measures it, looks whether it is what it says, and moves it out of reach of the address
 * it came by. Repeating it is harmless. Call it before the transaction that uses the file (`attachFile`).
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
  if (!arrived) {
    // A twin of this call, or one that died before its note, moved it already.
    const moved = await storage.stat(file.path);
    if (!moved) refuse('file_not_found', { message: 'The file hasn’t arrived yet.' });
  } else {
    const head = await storage.get(incoming(file.path), {
      start: 0,
      end: Math.min(MAGIC_BYTES, arrived.sizeBytes) - 1,
    });
    const isOfItsKind = head !== null && looksLike(file.contentType, await buffer(head));
    if (arrived.sizeBytes !== file.sizeBytes || !isOfItsKind) {
      await storage.delete(incoming(file.path));
      await deleteFile(db, file.id);
      const message = isOfItsKind
        ? 'The file didn’t arrive whole. Send it again.'
        : notWhatItSays(file.contentType);
      refuse('file_refused', { message, errors: [{ path: 'path', message }] });
    }
    await storage.move(incoming(file.path), file.path);
  }
  await markStored(db, file.id, clock.now());
  return { ...file, state: 'STORED' };
}

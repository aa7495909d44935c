import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { looksLike, MAGIC_BYTES, notWhatItSays } from '../../platform/storage/index.ts';
import { findVisibleFile } from './find-visible-file.ts';
import { inTurn } from './in-turn.ts';
import { inspectUpload } from './inspect-upload.ts';
import { passScanner } from './pass-scanner.ts';
import {
  type KnownFile,
  markInspected,
  markRefused,
  markStored,
  type StoredFile,
} from './storage-queries.ts';

/** Uploads land here and stay until their address has expired: it takes no second file while the first is there. */
export const incoming = (path: string): string => `${INCOMING}${path}`;
const INCOMING = 'incoming/';
/** The path that a file has when it has been taken over. */
export const uploadPath = (arrivesAt: string): string =>
  arrivesAt.startsWith(INCOMING) ? arrivesAt.slice(INCOMING.length) : arrivesAt;

interface Settling {
  /** False where whoever takes the file looks into it by itself, or only gives it back to those who may see it. */
  inspects?: boolean;
}

/**
 * Takes an upload over: measures it, looks whether it is what it says and what is in it, has it scanned, and gives it a path of
 * its own that no upload address names. Repeating it is harmless. Call it before the transaction that uses the file (`attachFile`).
 * @returns the file's facts, as measured.
 * @throws `file_not_found` when the caller may not see it or nothing has arrived; `file_refused` when it is not
 *   what it was said to be or carries what we don't take; it is then gone; `unavailable` while the scanner doesn't answer.
 */
export async function settleUpload(context: Context, path: string, how?: Settling): Promise<StoredFile> {
  return settle(context, await findVisibleFile(context, path), how);
}

/** `settleUpload` for a file that the caller was found to see. */
export async function settle(
  context: Context,
  file: KnownFile,
  { inspects = true }: Settling = {},
): Promise<StoredFile> {
  if (file.state !== 'STORED') return take(context, file, inspects);
  // What we made ourselves needs no look.
  if (file.uploadedBy === null) return file;
  const { storage, db, clock } = context.deps;
  if (inspects && file.inspectedAt === null) {
    const wrong = await inspectAt(context, file, file.path);
    // It stays for whatever it was taken for.
    if (wrong) refuseFile(wrong);
    await markInspected(db.as(systemScope), file.id, clock.now());
  }
  const infected = await passScanner(context, file, file.path);
  if (!infected) return file;
  await storage.delete(file.path);
  return discard(context, file, infected);
}

async function take(context: Context, file: KnownFile, inspects: boolean): Promise<StoredFile> {
  const { storage, clock, db } = context.deps;
  const arrived = await storage.stat(incoming(file.path));
  if (!arrived) refuse('file_not_found', { reason: fault('file_not_arrived') });
  const last = Math.min(MAGIC_BYTES, arrived.sizeBytes) - 1;
  const head = last < 0 ? null : await storage.get(incoming(file.path), { start: 0, end: last });
  const isOfItsKind = head !== null && looksLike(file.contentType, await buffer(head));
  if (arrived.sizeBytes !== file.sizeBytes || !isOfItsKind)
    return discard(context, file, isOfItsKind ? fault('file_not_whole') : notWhatItSays(file.contentType));
  const wrong = inspects ? await inspectAt(context, file, incoming(file.path)) : null;
  const refused = wrong ?? (await passScanner(context, file, incoming(file.path)));
  if (refused) return discard(context, file, refused);
  await storage.copy(incoming(file.path), file.path);
  const now = clock.now();
  // The uploader may change nothing about a row but this, and this is for us to say.
  await markStored(db.as(systemScope), file.id, { storedAt: now, inspectedAt: inspects ? now : null });
  return { ...file, state: 'STORED' };
}

const inspectAt = ({ deps }: Context, file: KnownFile, path: string): Promise<Fault | null> =>
  inTurn(file, async () =>
    inspectUpload(file.contentType, await buffer(found(await deps.storage.get(path), 'file_not_found'))),
  );

/** Its bytes go; its row stays until its address has expired. */
async function discard({ deps }: Context, file: KnownFile, reason: Fault): Promise<never> {
  await markRefused(deps.db.as(systemScope), file.id);
  // An empty file keeps the place, so that the address takes no other one.
  await deps.storage.put(incoming(file.path), new Uint8Array(), file.contentType);
  return refuseFile(reason);
}

/** @throws `file_refused`, with what is wrong with the file. */
export function refuseFile(reason: Fault): never {
  refuse('file_refused', { reason, errors: [atField('path', reason)] });
}

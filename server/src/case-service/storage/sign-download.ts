import type { RouteInput } from '@writdesk/contract/route';
import type { storage } from '@writdesk/contract/storage/storage';
import type { Context, UserContext } from '../../platform/context.ts';
import { findVisibleFile, findVisibleFiles } from './find-visible-file.ts';
import { settle } from './settle-upload.ts';
import type { KnownFile, StoredFile } from './storage-queries.ts';

const DOWNLOAD_MINUTES = 10;

/** An address for one file, under its own name. */
export async function signDownload(
  context: UserContext,
  { query }: RouteInput<typeof storage.signedUrl> | RouteInput<typeof storage.downloadUrl>,
) {
  return { url: await addressOfSettled(context, await findVisibleFile(context, query.path)) };
}

/** An address for one file, under a name of the caller's choice. */
export async function signNamedDownload(
  context: UserContext,
  { body }: RouteInput<typeof storage.namedDownloadUrl>,
) {
  return { url: await addressOfSettled(context, await findVisibleFile(context, body.path), body.fileName) };
}

/** Addresses for many files; one that isn't there, or isn't the caller's, and there are none. */
export async function signDownloads(
  context: UserContext,
  { query }: RouteInput<typeof storage.multipleDownloadUrls>,
) {
  const files = await findVisibleFiles(context, query.paths);
  const urls = files.map(async (file) => ({ path: file.path, url: await addressOfSettled(context, file) }));
  return { urls: await Promise.all(urls) };
}

async function addressOfSettled(
  context: Context,
  file: KnownFile,
  fileName = file.fileName,
): Promise<string> {
  const { path, contentType } = await settle(context, file, { inspects: false });
  return addressOf(context, { path, contentType, fileName });
}

/** An address for a file that is settled, and that the caller may have. */
export function addressOf(
  { deps: { storage, clock } }: Context,
  { path, contentType, fileName }: Pick<StoredFile, 'path' | 'contentType' | 'fileName'>,
): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + DOWNLOAD_MINUTES * 60_000);
  return storage.signedDownloadUrl({ path, contentType, fileName, expiresAt });
}

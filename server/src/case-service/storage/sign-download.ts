import type { RouteInput } from '@writdesk/contract/route';
import type { storage } from '@writdesk/contract/storage/storage';
import { type Context, personOf, type UserContext } from '../../platform/context.ts';
import { type DownloadHolder, holderOf, sealHolder } from './download-holder.ts';
import { findVisibleFile, findVisibleFiles } from './find-visible-file.ts';
import { settle } from './settle-upload.ts';
import type { KnownFile, StoredFile } from './storage-queries.ts';

const DOWNLOAD_MINUTES = 10;
const MINUTE_MS = 60_000;

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
  return addressOfRecord(context, { path, contentType, fileName });
}

type Addressed = Pick<StoredFile, 'path' | 'contentType' | 'fileName'>;

/** An address for a file that is settled, and that the caller may have. It is asked again at each download whether they still may. */
export function addressOf(context: Context, file: Addressed): Promise<string> {
  return addressFor(context, file, holderOf(personOf(context), { isRecord: false }));
}

/** The same for the file of a record that the storage itself found the caller to see. */
export function addressOfRecord(context: Context, file: Addressed): Promise<string> {
  return addressFor(context, file, holderOf(personOf(context), { isRecord: true }));
}

/** The same for whoever has a noun's link, without a sign-in. @param key by which the noun knows the link. */
export function addressByLink(
  context: Context,
  file: Addressed,
  { of, key }: { of: string; key: string },
): Promise<string> {
  return addressFor(context, file, { kind: 'link', of, key });
}

function addressFor(
  context: Context,
  { path, contentType, fileName }: Addressed,
  holder: DownloadHolder,
): Promise<string> {
  const { deps } = context;
  const expiresAt = endOfAddress(context);
  const sealed = sealHolder(deps, holder);
  return deps.storage.signedDownloadUrl({ path, contentType, fileName, holder: sealed, expiresAt });
}

/**
 * A provider that only its own administrators manage doesn’t say who has signed out. There an address ends with the token by which it
 * was asked for, so that after a sign-out it opens no more than the token does; a browser has a minute to follow it.
 */
export function endOfAddress(
  { deps: { accounts, clock }, actor }: Context,
  minutes = DOWNLOAD_MINUTES,
): Date {
  const now = clock.now().getTime();
  const longest = now + minutes * MINUTE_MS;
  const tokenEndsAt = actor.kind === 'user' && accounts.kind === 'elsewhere' ? actor.tokenEndsAt : undefined;
  return new Date(
    tokenEndsAt ? Math.min(longest, Math.max(tokenEndsAt.getTime(), now + MINUTE_MS)) : longest,
  );
}

import { documents } from '@writdesk/contract/documents/documents';
import { storage } from '@writdesk/contract/storage/storage';
import { ApiError, call } from '../api/index.ts';

/** Saves a file under its own name; a refusal shows its toast, and asks for what would open the file. */
export async function download(path: string, fileName: string, ask: (() => void) | null): Promise<void> {
  const given = await call(storage.namedDownloadUrl, { body: { path, fileName } }).catch(refused(ask));
  if (given) save(given.url, fileName);
}

/** Saves all documents of a case, or the files of one packet, as one file; the browser writes it to the disk as it comes. */
export async function downloadAll(
  of: { caseId: string; packetId?: string },
  ask: (() => void) | null,
): Promise<void> {
  const given = await call(documents.zip, { body: of }).catch(refused(ask));
  if (given) save(given.url, '');
}

const refused = (ask: (() => void) | null) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'support_access_needed') ask?.();
  return null;
};

/** @param fileName empty where the server names the file. */
function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Saves a file that came with an answer, in base64. */
export function saveBytes(base64: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  save(url, fileName);
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

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

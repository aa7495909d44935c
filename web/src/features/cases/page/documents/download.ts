import { storage } from '@writdesk/contract/storage/storage';
import { ApiError, call } from '../../../../shared/api/index.ts';

/** Saves a file under its own name; a refusal shows its toast, and asks for what would open the file. */
export async function download(path: string, fileName: string, ask: (() => void) | null): Promise<void> {
  const given = await call(storage.namedDownloadUrl, { body: { path, fileName } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'support_access_needed') ask?.();
    return null;
  });
  if (!given) return;
  const { url } = given;
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

import type { UserContext } from '../../platform/context.ts';
import { findVisibleFiles } from './find-visible-file.ts';
import { settle } from './settle-upload.ts';
import type { StoredFile } from './storage-queries.ts';

/** Files that the caller may have now, in the order of `paths`, each settled. @throws as `findVisibleFiles`; `file_refused`, `unavailable`. */
export async function openFiles(context: UserContext, paths: readonly string[]): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const file of await findVisibleFiles(context, paths))
    files.push(await settle(context, file, { inspects: false }));
  return files;
}

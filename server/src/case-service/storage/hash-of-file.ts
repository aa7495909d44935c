import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findHash, markHashed, type StoredFile } from './storage-queries.ts';

/**
 * SHA-256 of a stored file, which is read for it once: what was taken over never changes. What we make ourselves may be made again under
 * its path, so that it is read each time. @throws `file_not_found`
 */
export async function hashOfFile(
  { deps, scope }: UserContext,
  { id, path, uploadedBy }: StoredFile,
): Promise<string> {
  const kept = uploadedBy === null ? null : await findHash(deps.db.as(scope), id);
  if (kept !== null) return kept;
  const hash = createHash('sha256');
  await pipeline(found(await deps.storage.get(path), 'file_not_found'), hash);
  const sha256 = hash.digest('hex');
  // Whoever may see a file changes nothing about its row: this is for us to say.
  if (uploadedBy !== null) await markHashed(deps.db.as(systemScope), id, sha256);
  return sha256;
}

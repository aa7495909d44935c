import type { Context } from '../../platform/context.ts';
import type { CaseKey } from '../cases/record/index.ts';
import { hashOf } from './case-files.ts';
import { selectUnhashed } from './document-queries.ts';

/** The hash of each document of a case that notes none, while its file is still there; by the document’s id. */
export async function hashUnhashed(context: Context, key: CaseKey): Promise<ReadonlyMap<string, string>> {
  const { deps, scope } = context;
  const hashes = new Map<string, string>();
  for (const { id, path } of await selectUnhashed(deps.db.as(scope), key))
    if (path !== null && (await deps.storage.stat(path))) hashes.set(id, await hashOf(context, path));
  return hashes;
}

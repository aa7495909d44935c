import type { Context } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { canSeeFile, needsSupport } from './storage-policy.ts';
import { findFiles, type KnownFile } from './storage-queries.ts';

/** Those of the files that the actor may see, in the order of `paths`. @throws `file_not_found` when one is missing, `support_access_needed`. */
export async function findVisibleFiles(context: Context, paths: readonly string[]): Promise<KnownFile[]> {
  const { deps, actor, scope } = context;
  const files = await findFiles(deps.db.as(scope), paths);
  const visible = files.filter((file) => actor.kind !== 'user' || canSeeFile(actor, scope, file));
  if (actor.kind === 'user' && visible.some((file) => needsSupport(actor, file)))
    refuse('support_access_needed');
  const byPath = new Map(visible.map((file) => [file.path, file]));
  return paths.map((path) => found(byPath.get(path), 'file_not_found'));
}

/** @throws `file_not_found`, whether there is none or it is somebody else's. */
export async function findVisibleFile(context: Context, path: string): Promise<KnownFile> {
  const [file] = await findVisibleFiles(context, [path]);
  return found(file, 'file_not_found');
}

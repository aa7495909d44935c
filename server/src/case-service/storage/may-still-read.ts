import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { rightsHash } from '../../user-service/access/index.ts';
import { loadActorAgain } from '../../user-service/users/index.ts';
import { type DownloadHolder, downloadLinks, openHolder } from './download-holder.ts';
import { canSeeFile, needsSupport } from './storage-policy.ts';
import { findFiles } from './storage-queries.ts';

/** What it takes to ask about somebody again. */
export type Asked = Pick<Deps, 'db' | 'clock' | 'scopeOf' | 'vault' | 'registered' | 'accounts' | 'log'>;

/**
 * Whether the file of a download address may go out: whoever asked for it is who they were, with all that they might see, and a
 * record's file is still theirs to see. An address outlives by minutes what it was signed for.
 */
export async function mayStillRead(deps: Asked, path: string, sealed: string): Promise<boolean> {
  const holder = openHolder(deps, sealed);
  if (holder.kind === 'person') return mayPersonRead(deps, path, holder);
  const link = deps.registered.of(downloadLinks).find(({ of }) => of === holder.of);
  return link !== undefined && link.isGood(deps, holder.key);
}

async function mayPersonRead(
  deps: Asked,
  path: string,
  holder: Extract<DownloadHolder, { kind: 'person' }>,
): Promise<boolean> {
  const { db, clock, scopeOf } = deps;
  const asSystem = db.as(systemScope);
  const now = clock.now();
  const [actor, [file]] = await Promise.all([
    loadActorAgain(deps, holder.asker, now),
    holder.isRecord ? findFiles(asSystem, [path]) : [],
  ]);
  if (!actor || rightsHash(actor) !== holder.rights) return false;
  if (!holder.isRecord) return true;
  return file !== undefined && canSeeFile(actor, scopeOf(actor, now), file) && !needsSupport(actor, file);
}

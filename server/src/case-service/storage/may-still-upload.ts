import { permitted } from '@writdesk/contract/permissions/permissions';
import { systemScope } from '../../platform/db/scope.ts';
import { loadActorAgain } from '../../user-service/users/index.ts';
import { openHolder } from './download-holder.ts';
import type { Asked } from './may-still-read.ts';
import { uploadPath } from './settle-upload.ts';
import { uploadOwners } from './storage-policy.ts';
import { findFiles } from './storage-queries.ts';

/**
 * Whether the file of an upload address may arrive: whoever asked for it is still signed in and could ask for it now. An address
 * outlives by minutes what it was signed for, and says nothing of who has left meanwhile.
 */
export async function mayStillUpload(deps: Asked, arrivesAt: string, sealed: string): Promise<boolean> {
  const holder = openHolder(deps, sealed);
  if (holder.kind !== 'person') return false;
  const { db, clock, scopeOf } = deps;
  const now = clock.now();
  const [actor, [file]] = await Promise.all([
    loadActorAgain(deps, holder.asker, now),
    findFiles(db.as(systemScope), [uploadPath(arrivesAt)]),
  ]);
  if (!actor || file?.uploadedBy !== actor.userId) return false;
  if (permitted(actor.roles, 'document.upload') === null) return false;
  const owners = uploadOwners(scopeOf(actor, now), file.clientId ?? undefined);
  return owners?.firmId === file.firmId && owners.clientId === file.clientId;
}

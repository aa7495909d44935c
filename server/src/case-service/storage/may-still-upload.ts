import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { loadActorOfUser } from '../../user-service/users/index.ts';
import { uploadPath } from './settle-upload.ts';
import { uploadOwners } from './storage-policy.ts';
import { findFiles } from './storage-queries.ts';

/**
 * Whether the file of an upload address may arrive: whoever asked for it could ask for it now. An address outlives by minutes what it was
 * signed for, and says nothing of who has left meanwhile.
 */
export async function mayStillUpload(
  { db, clock, scopeOf }: Pick<Deps, 'db' | 'clock' | 'scopeOf'>,
  arrivesAt: string,
): Promise<boolean> {
  const asSystem = db.as(systemScope);
  const [file] = await findFiles(asSystem, [uploadPath(arrivesAt)]);
  if (!file?.uploadedBy) return false;
  const now = clock.now();
  const actor = await loadActorOfUser(asSystem, file.uploadedBy, now);
  if (!actor || permitted(actor.roles, 'document.upload') === null) return false;
  const owners = uploadOwners(scopeOf(actor, now), file.clientId ?? undefined);
  return owners?.firmId === file.firmId && owners.clientId === file.clientId;
}

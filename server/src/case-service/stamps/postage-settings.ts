import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { PostageSettings, stamps } from '@writdesk/contract/stamps/stamps';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { postageAudits } from './envelope-audits.ts';
import { findPostageSettings, lockPostageSettings, putPostageSettings } from './postage-settings-queries.ts';

/** What the barcodes of the caller's firm consist of. */
export function getPostageSettings(context: UserContext): Promise<PostageSettings> {
  const { firmId } = personOf(context);
  return firmId ? findPostageSettings(context.deps.db.as(context.scope), firmId) : refuse('forbidden');
}

/** Sets them; envelopes that are printed already keep their barcode. @throws `conflict` for a stale version. */
export async function updatePostageSettings(
  context: UserContext,
  { body }: RouteInput<typeof stamps.updateSettings>,
) {
  const { roles, firmId } = personOf(context);
  const { version, ...after } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'stamp.update-settings') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    await lockPostageSettings(tx.db, firmId);
    const current = await findPostageSettings(tx.db, firmId);
    if (version !== undefined && version !== current.version) refuse('conflict', { current });
    await putPostageSettings(tx.db, { firmId, ...after });
    const { version: _, ...before } = current;
    await tx.audit(postageAudits.update, { firmId, subjectId: firmId, data: { before, after } });
    return findPostageSettings(tx.db, firmId);
  });
}

import type { savedViews } from '@writdesk/contract/saved-views/saved-views';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { takesCareOf } from './saved-view-policy.ts';
import { deleteView, findView } from './saved-view-queries.ts';
import { savedViewAudits } from './saved-view-audits.ts';

/** Deletes a view of one's own, or a shared one of the organization that one administers; it is gone for everybody. @throws `not_found` */
export async function removeSavedView(
  context: UserContext,
  { params }: RouteInput<typeof savedViews.remove>,
): Promise<RouteReplyInput<typeof savedViews.remove>> {
  const { actor } = context;
  return transact(context, async (tx) => {
    const seen = await findView(tx.db, actor, params.id);
    const mayRemove = seen && (seen.userId === actor.userId || takesCareOf(seen, actor));
    tx.authorize(allow); // what isn't theirs to remove is not there
    const view = found((mayRemove && (await deleteView(tx.db, params.id))) || undefined);
    await tx.audit(savedViewAudits.remove, {
      subjectId: actor.userId,
      firmId: actor.firmId,
      clientId: actor.clientId,
      data: { viewId: view.id, list: view.list, name: view.name },
    });
    return { id: view.id };
  });
}

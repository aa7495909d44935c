import type { savedViews } from '@writdesk/contract/saved-views/saved-views';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { deleteOwnView } from './saved-view-queries.ts';
import { savedViewAudits } from './saved-view-audits.ts';

/** Deletes a view of one's own; one that is shared is gone for everybody. @throws `not_found` */
export async function removeSavedView(
  context: UserContext,
  { params }: RouteInput<typeof savedViews.remove>,
): Promise<RouteReplyInput<typeof savedViews.remove>> {
  const { actor } = context;
  return transact(context, async (tx) => {
    tx.authorise(allow); // one's own: the query takes no other's
    const view = found(await deleteOwnView(tx.db, actor.userId, params.id));
    await tx.audit(savedViewAudits.remove, {
      subjectId: actor.userId,
      firmId: actor.firmId,
      clientId: actor.clientId,
      data: { viewId: view.id, list: view.list, name: view.name },
    });
    return { id: view.id };
  });
}

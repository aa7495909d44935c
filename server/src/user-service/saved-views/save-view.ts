import { MOST_VIEWS, type savedViews } from '@writdesk/contract/saved-views/saved-views';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { viewOf } from './list-saved-views.ts';
import { countOwnViews, findOwnView, insertView, replaceView } from './saved-view-queries.ts';
import { savedViewAudits } from './saved-view-audits.ts';

/**
 * Saves a view under its name, for oneself or for everybody of one's firm or company.
 * @throws `invalid` at `name` when there are too many, and at `isShared` for somebody without a firm or company.
 */
export async function saveView(
  context: UserContext,
  { body }: RouteInput<typeof savedViews.save>,
): Promise<RouteReplyInput<typeof savedViews.save>> {
  const { actor } = context;
  const { list, name, search, isShared } = body;
  const { firmId, clientId } = actor;
  return transact(context, async (tx) => {
    tx.authorize(allow); // one's own: the query takes no other's
    if (isShared && !firmId && !clientId) refuseField('isShared', fault('nobody_to_share_with'));
    const count = await countOwnViews(tx.db, actor.userId, list);
    const known = await findOwnView(tx.db, actor.userId, { list, name });
    if (!known && count >= MOST_VIEWS) refuseField('name', fault('views_at_most', { max: MOST_VIEWS }));
    const given = {
      search,
      userName: actor.name,
      firmId: isShared ? firmId : null,
      clientId: isShared && !firmId ? clientId : null,
      updatedAt: tx.now,
    };
    const row = known
      ? await replaceView(tx.db, known.id, given)
      : await insertView(tx.db, {
          id: newId(),
          userId: actor.userId,
          list,
          name,
          createdAt: tx.now,
          ...given,
        });
    await tx.audit(savedViewAudits.save, {
      subjectId: actor.userId,
      firmId,
      clientId,
      // What was searched for may be a tenant's name.
      data: { viewId: row.id, list, name, isShared },
    });
    return { view: viewOf(row, actor) };
  });
}

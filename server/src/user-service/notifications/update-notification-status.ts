import type { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { countUnread, updateOwnStatus } from './notification-queries.ts';
import { notificationAudits } from './notification-audits.ts';
import { notificationLive } from './notification-live.ts';

/** Marks one's own notifications; when one of them isn't, none is. That somebody read a notice is on the trail. */
export async function updateNotificationStatus(
  context: UserContext,
  { body }: RouteInput<typeof notifications.updateStatus>,
) {
  const { userId } = context.actor;
  const ids = [...new Set(body.ids)];
  return transact(context, async (tx) => {
    tx.authorize(allow); // one's own: the query takes no other's
    const updated = await updateOwnStatus(tx.db, context.scope, ids, body.status, tx.now);
    if (updated !== ids.length) refuse('not_found');
    await tx.audit(notificationAudits.updateStatus, {
      subjectId: userId,
      firmId: context.actor.firmId,
      clientId: context.actor.clientId,
      data: { ids, status: body.status },
    });
    tx.publish(notificationLive.updated, { userId });
    return { unread: await countUnread(tx.db, context.scope) };
  });
}

import { kindsOfGroups } from '@writdesk/contract/notifications/notification-delivery';
import type { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { notificationAudits } from './notification-audits.ts';
import { notificationLive } from './notification-live.ts';
import { countUnread, readAllOwn } from './notification-queries.ts';

/** Marks one's own as read, all or those of a group or a case. What came after the newest that one saw stays unread. */
export async function readAllNotifications(
  context: UserContext,
  { body: { group, caseId, until } }: RouteInput<typeof notifications.readAll>,
) {
  const { userId, firmId, clientId } = context.actor;
  return transact(context, async (tx) => {
    tx.authorize(allow); // one's own: the query takes no other's
    const ids = await readAllOwn(
      tx.db,
      context.scope,
      {
        kinds: group ? kindsOfGroups([group]) : null,
        caseId: caseId ?? null,
        until: until ? new Date(until) : tx.now,
      },
      tx.now,
    );
    await tx.audit(notificationAudits.updateStatus, {
      subjectId: userId,
      firmId,
      clientId,
      data: { ids, status: 'READ' },
    });
    if (ids.length) tx.publish(notificationLive.updated, { userId });
    return { marked: ids.length, unread: await countUnread(tx.db, context.scope) };
  });
}

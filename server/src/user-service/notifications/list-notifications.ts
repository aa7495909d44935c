import type { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { countUnread, findOwn } from './notification-queries.ts';

/** The notifications of the person, newest first. */
export async function listNotifications(
  context: UserContext,
  { query }: RouteInput<typeof notifications.list>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const [{ rows, ...counted }, unread] = await Promise.all([
    findOwn(db, scope, query),
    countUnread(db, scope),
  ]);
  return {
    notifications: rows.map(({ subjectKind: kind, subjectId: id, ...row }) => ({
      ...row,
      params: row.params as Record<string, string>,
      subject: { kind, id },
      caseId: kind === 'case' ? id : null,
    })),
    unread,
    ...counted,
  };
}

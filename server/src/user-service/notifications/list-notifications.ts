import { groupOfKind, kindsOfGroups } from '@writdesk/contract/notifications/notification-delivery';
import type { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { countUnread, findOwn, findPlace } from './notification-queries.ts';

/** The notifications of the person, newest first. */
export async function listNotifications(
  context: UserContext,
  { query }: RouteInput<typeof notifications.list>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const { after, group, ...wanted } = query;
  const older = after ? await findPlace(db, scope, after) : null;
  if (older === undefined) refuseField('after', fault('unknown_values', { given: [after ?? ''] }));
  const [{ rows, ...counted }, unread] = await Promise.all([
    findOwn(db, scope, { ...wanted, older, kinds: group && kindsOfGroups(group) }),
    countUnread(db, scope),
  ]);
  return {
    notifications: rows.map(({ subjectKind: kind, subjectId: id, ...row }) => ({
      ...row,
      group: groupOfKind(row.kind),
      params: row.params,
      subject: { kind, id },
      caseId: kind === 'case' ? id : null,
    })),
    unread,
    ...counted,
  };
}

import { caseNotifications, dismissalNotifications } from '@writdesk/contract/cases/case-notifications';
import { isAnnounced } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import { systemScope } from '../../src/platform/db/scope.ts';
import { eventOf, type EventValues } from '../../src/platform/live/index.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { notifyIn } from '../../src/user-service/notifications/index.ts';
import { type Act, caseOf } from './demo-case.ts';
import type { PersonKey } from './demo-people.ts';

const LEFT_UNREAD = 4;

/** Those who look over others' shoulders hear of a case as the action itself notifies only whose move it is. */
export const tell =
  (...people: readonly PersonKey[]): Act =>
  async ({ world }, by, it) => {
    const { id, title, status, caseNumber, caseDraftNumber, dismissalRequestedAt } = caseOf(it);
    const { deps } = by;
    if (!isAnnounced(status)) throw new Error(`Nobody is notified of ${status}.`);
    await deps.db
      .as(systemScope)
      .transaction()
      .execute(async (db) => {
        const events: EventValues[] = [];
        await notifyIn(
          { db, now: deps.clock.now(), publish: (kind, event) => events.push(eventOf(kind, event)) },
          dismissalRequestedAt ? dismissalNotifications.requested : caseNotifications[status],
          {
            userIds: people.map((key) => world.actors[key].userId),
            subject: { kind: 'case', id },
            params: {
              title,
              action: dismissalRequestedAt ? 'dismiss-case' : 'submit',
              status,
              caseNumber: caseNumber ?? caseDraftNumber,
            },
          },
        );
        await deps.live.publishIn(db, events);
      });
  };

/** People have read their notifications: all but the newest few of each. What happened before the demonstration is mailed to nobody. */
export async function readOldNotices(db: Kysely<DB>, now: Date): Promise<void> {
  await db.updateTable('users.notification').set({ mailDueAt: null }).execute();
  await sql`
    update users.notification n set status = 'READ', read_at = least(n.created_at + interval '50 minutes', ${now})
    from (select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
      from users.notification) placed
    where placed.id = n.id and placed.place > ${LEFT_UNREAD}`.execute(db);
}

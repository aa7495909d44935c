import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueSms, reserveNoticeSms } from '../../platform/sms/index.ts';
import {
  endOfQuiet,
  findPreferences,
  notificationAudits,
  placesSeen,
  postponeSms,
  selectDueSmsPeople,
  settleAllSmsOf,
  settlePassedSms,
  settleSms,
  takeDueSms,
} from '../notifications/index.ts';
import { lockTextedNumber } from '../sms-numbers/index.ts';
import { findMailedUser, loadActorOfUser } from '../users/index.ts';
import { notificationSms } from './notification-sms.ts';

const MOST_PEOPLE = 500;
/** Later it would be no news; the app and the mail have it. */
const VALID_SECONDS = 3_600;

const urgentKinds = notificationKinds.filter(({ isUrgent }) => isUrgent).map(({ kind }) => kind);

/**
 * Texts people what is urgent, which they asked for and haven’t read, each once: what a text message is about is settled in its
 * transaction. It looks every minute; in somebody’s quiet hours their text messages wait.
 */
export const smsNotifications = defineJob<Record<string, never>>({
  name: 'notifications.sms',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    await settlePassedSms(db, deps.clock.now());
    for (const userId of await selectDueSmsPeople(db, deps.clock.now(), MOST_PEOPLE)) {
      signal.throwIfAborted();
      await textPerson(context, userId);
    }
  },
});

type Reader = NonNullable<Awaited<ReturnType<typeof findMailedUser>>>;

async function textPerson(context: Context, userId: string) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const [user, actor, preferences] = await Promise.all([
    findMailedUser(db, userId),
    loadActorOfUser(db, userId, now),
    findPreferences(db, userId),
  ]);
  if (!deps.sms || !user || !actor || !permitted(actor.roles, 'notification.read'))
    return settleAllSmsOf(db, userId);
  const until = preferences.quietHours && endOfQuiet(preferences.quietHours, user.timeZone, now);
  const except = preferences.urgentBreaksQuiet ? urgentKinds : [];
  if (until) await postponeSms(db, { userId, now, until, except });
  await sendOne(context, user, actor);
}

/** Nothing is due: another worker was quicker, it was read, or the quiet hours have it wait. */
class NothingDue extends Error {}

async function sendOne(context: Context, user: Reader, actor: UserActor) {
  try {
    await transact(context, async (tx) => {
      const due = await takeDueSms(tx.db, user.id, tx.now);
      if (!due.length) throw new NothingDue();
      const placeOf = await placesSeen(tx, context, actor, due);
      const items = due.filter((item) => placeOf(item) !== undefined);
      const to = items.length ? await lockTextedNumber(tx.db, user.id) : null;
      const organizationId = actor.firmId ?? actor.clientId;
      const budget =
        to && (await reserveNoticeSms(tx.db, context.deps, { userId: user.id, organizationId, to }));
      if (to && budget) {
        const text = notificationSms({
          items,
          language: user.language,
          publicUrl: context.deps.config.publicUrl,
        });
        const idempotencyKey = `notifications:${items[0]?.id}`;
        await queueSms(
          tx,
          { userId: user.id, to, text, validSeconds: VALID_SECONDS, idempotencyKey },
          budget,
        );
      }
      const ids = due.map(({ id }) => id);
      await settleSms(tx.db, ids);
      const texted = budget ? items.map(({ id }) => id) : [];
      await tx.audit(notificationAudits.sms, {
        subjectId: user.id,
        firmId: actor.firmId,
        clientId: actor.clientId,
        data: { ids: texted, withheld: ids.filter((id) => !texted.includes(id)) },
      });
    });
  } catch (error) {
    if (!(error instanceof NothingDue)) throw error;
  }
}

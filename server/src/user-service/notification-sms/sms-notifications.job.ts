import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueSms, reserveNoticeSms } from '../../platform/sms/index.ts';
import { type DueReader, findDueReader, MOST_PEOPLE, NothingDue } from '../notification-mail/index.ts';
import {
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
import { notificationSms } from './notification-sms.ts';

/** Later it would be no news; the app and the mail have it. */
const VALID_SECONDS = 3_600;

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

async function textPerson(context: Context, userId: string) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const reader = deps.sms && (await findDueReader(db, userId, deps.clock.now()));
  if (!reader) return settleAllSmsOf(db, userId);
  if (reader.quiet) await postponeSms(db, reader.quiet);
  await sendOne(context, reader);
}

async function sendOne(context: Context, { user, actor }: DueReader) {
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

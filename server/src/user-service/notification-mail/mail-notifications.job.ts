import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import type { DigestHeading } from '@writdesk/contract/notifications/notification-preferences';
import { permitted } from '@writdesk/contract/permissions/permissions';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, reserveNotice } from '../../platform/mail/index.ts';
import {
  endOfQuiet,
  findPreferences,
  type MailAs,
  notificationAudits,
  placesSeen,
  postponeMail,
  selectDuePeople,
  settleAllOf,
  settleMail,
  settlePassed,
  takeDue,
  unsubscribeAddress,
} from '../notifications/index.ts';
import { findMailedUser, loadActorOfUser } from '../users/index.ts';
import { type MailedNotification, notificationMail } from './notification-mail.ts';

const MOST_PEOPLE = 500;
/** What is due so soon and about the same record comes in the same mail. */
const SOON_MS = 5 * 60_000;

const kinds = new Map(notificationKinds.map((kind) => [kind.kind, kind]));
const urgentKinds = notificationKinds.filter(({ isUrgent }) => isUrgent).map(({ kind }) => kind);

/**
 * Mails people what they were notified of and have not read, each once: what a mail is about is settled in its transaction. It looks
 * every minute; in somebody's quiet hours their mail waits.
 */
export const mailNotifications = defineJob<Record<string, never>>({
  name: 'notifications.mail',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    const { deps, scope } = context;
    const db = deps.db.as(scope);
    await settlePassed(db, deps.clock.now());
    for (const due of await selectDuePeople(db, deps.clock.now(), MOST_PEOPLE)) {
      signal.throwIfAborted();
      await mailOne(context, due);
    }
  },
});

type User = NonNullable<Awaited<ReturnType<typeof findMailedUser>>>;

async function mailOne(context: Context, { userId, mailAs }: { userId: string; mailAs: MailAs }) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const [user, actor, preferences] = await Promise.all([
    findMailedUser(db, userId),
    loadActorOfUser(db, userId, now),
    findPreferences(db, userId),
  ]);
  if (!user || !actor || !permitted(actor.roles, 'notification.read')) return settleAllOf(db, userId);
  if (mailAs === 'mail') {
    const until = preferences.quietHours && endOfQuiet(preferences.quietHours, user.timeZone, now);
    const except = preferences.urgentBreaksQuiet ? urgentKinds : [];
    if (until) await postponeMail(db, { userId, now, until, except });
  }
  await sendOne(context, { user, actor, mailAs, digestBy: preferences.digestBy });
}

/** Nothing is due: another worker was quicker, it was read, or the quiet hours have it wait. */
class NothingDue extends Error {}

interface Reader {
  user: User;
  actor: UserActor;
  mailAs: MailAs;
  digestBy: DigestHeading;
}

async function sendOne(context: Context, of: Reader) {
  try {
    await transact(context, async (tx) => {
      const { user, actor, mailAs, digestBy } = of;
      const soon = new Date(tx.now.getTime() + (mailAs === 'mail' ? SOON_MS : 0));
      const due = await takeDue(tx.db, { userId: user.id, mailAs, now: tx.now, soon });
      if (!due.length) throw new NothingDue();
      const items = await stillSeen(tx, context, actor, due);
      const budget = items.length ? await reserveNotice(tx.db, context.deps, user.email) : null;
      if (budget) {
        const letter = notificationMail({
          as: mailAs,
          digestBy,
          reader: { ...user, side: actor.roleType === 'Client' ? 'client' : 'firm' },
          items,
          publicUrl: context.deps.config.publicUrl,
          now: tx.now,
        });
        const groups = endableGroups(items);
        const address = groups.length && unsubscribeAddress(context.deps, { userId: user.id, groups });
        const idempotencyKey = `notifications:${items[0]?.id}`;
        await queueMail(
          tx,
          { to: user.email, ...letter, idempotencyKey, ...(address && { unsubscribeUrl: address }) },
          budget,
        );
      }
      await settleMail(
        tx.db,
        due.map(({ id }) => id),
      );
      const mailed = budget ? items.map(({ id }) => id) : [];
      await tx.audit(notificationAudits.mail, {
        subjectId: user.id,
        firmId: actor.firmId,
        clientId: actor.clientId,
        data: {
          as: mailAs,
          ids: mailed,
          withheld: due.map(({ id }) => id).filter((id) => !mailed.includes(id)),
        },
      });
    });
  } catch (error) {
    if (!(error instanceof NothingDue)) throw error;
  }
}

type Due = Awaited<ReturnType<typeof takeDue>>;

/** Those about records that the person may see at this moment: rights may have changed since they were notified. */
async function stillSeen(
  tx: Tx,
  context: Context,
  actor: UserActor,
  due: Due,
): Promise<(MailedNotification & { id: string })[]> {
  const placeOf = await placesSeen(tx, context, actor, due);
  return due.flatMap((item) => {
    const place = placeOf(item);
    return place === undefined ? [] : [{ ...item, place }];
  });
}

/** The groups whose mails the reader can end: what is always mailed is no part of them. */
const endableGroups = (items: readonly MailedNotification[]) => [
  ...new Set(
    items.flatMap(({ kind }) => {
      const known = kinds.get(kind);
      return known && known.always !== 'mail' ? [known.group] : [];
    }),
  ),
];

import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import { z } from 'zod';
import type { UserActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail, reserveNotice } from '../../platform/mail/index.ts';
import {
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
import { type DueReader, findDueReader, MOST_PEOPLE, NothingDue } from './due-reader.ts';
import { type MailedNotification, notificationMail } from './notification-mail.ts';

/** What is due so soon and about the same record comes in the same mail. */
const SOON_MS = 5 * 60_000;

const kinds = new Map(notificationKinds.map((kind) => [kind.kind, kind]));

/**
 * Mails people what they were notified of and have not read, each once: what an email is about is settled in its transaction. It looks
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

async function mailOne(context: Context, { userId, mailAs }: { userId: string; mailAs: MailAs }) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const reader = await findDueReader(db, userId, deps.clock.now());
  if (!reader) return settleAllOf(db, userId);
  if (mailAs === 'mail' && reader.quiet) await postponeMail(db, reader.quiet);
  await sendOne(context, reader, mailAs);
}

async function sendOne(context: Context, { user, actor, digestBy }: DueReader, mailAs: MailAs) {
  try {
    await transact(context, async (tx) => {
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

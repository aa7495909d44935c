import { deliveryOf, isTexted } from '@writdesk/contract/notifications/notification-delivery';
import type { NotificationKind } from '@writdesk/contract/notifications/notification-kind';
import type { ReminderChannel } from '@writdesk/contract/reminders/reminder-rules';
import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import type { MailAs } from './due-mail-queries.ts';
import { nextHour } from './mail-times.ts';
import { insertNotifications, withoutWalled } from './notification-queries.ts';
import { selectChoices } from './preference-queries.ts';
import { notificationLive } from './notification-live.ts';

/** What people are notified of, in addition to its kind. */
export interface Notice<K extends NotificationKind = NotificationKind> {
  /** To whom; each once, however often they are named. Nobody is all right too. */
  userIds: readonly string[];
  /** What it is about. */
  subject: { kind: K['subjects'][number]; id: string };
  params: z.input<K['params']>;
  /** Asks for text messages to those who chose them for the group, where the kind isn’t urgent by itself. */
  bySms?: boolean;
  /**
   * How it reaches people next to their list, where its sender says so: mail leaves only with `MAIL`, and then to those who chose nothing
   * else for the group; a text message only with `SMS`, to those who chose them.
   */
  channels?: readonly ReminderChannel[] | null;
}

/** Whoever reads it meanwhile gets no email, and what else happens to the same record comes in the same one. */
const MAIL_AFTER_MS = 5 * 60_000;
/** What is urgent waits no longer than it takes to read it on an open screen. */
const SMS_AFTER_MS = 60_000;

/**
 * Notifies people, each as they want to be, in the caller's transaction: their list has it, and their open screens know, when it commits.
 * @throws for values that the kind doesn’t have.
 */
export async function notifyIn<K extends NotificationKind>(
  tx: Pick<Tx, 'db' | 'now' | 'publish'>,
  kind: K,
  { userIds: named, subject, params: given, bySms = false, channels = null }: Notice<K>,
): Promise<void> {
  if (!notificationKinds.includes(kind)) throw new Error(`Nobody lists the notification ${kind.kind}.`);
  const params = kind.params.parse(given);
  const unique = [...new Set(named)];
  if (!unique.length) return;
  const caseId = subject.kind === 'case' ? subject.id : null;
  const userIds = caseId ? await withoutWalled(tx.db, caseId, unique) : unique;
  if (!userIds.length) return;
  const { title, text = '' } = kind.english(params);
  const chosen = await selectChoices(tx.db, userIds);
  const rows = userIds.flatMap((userId) => {
    const mail = mailOf(kind, { person: chosen.get(userId), channels, now: tx.now });
    const isAsked = channels ? channels.includes('SMS') : isTexted(kind, bySms);
    const isSms = isAsked && chosen.get(userId)?.smsGroups.includes(kind.group);
    const smsDueAt = isSms ? new Date(tx.now.getTime() + SMS_AFTER_MS) : null;
    return mail
      ? [{ id: newId(), userId, kind: kind.kind, subject, title, text, params, ...mail, smsDueAt }]
      : [];
  });
  if (!rows.length) return;
  await insertNotifications(tx.db, rows, tx.now);
  for (const { id, userId } of rows) {
    tx.publish(notificationLive.created, {
      userId,
      ...(caseId && { caseId }),
      ids: { notificationId: id },
    });
  }
}

/** Whether and when it is mailed to somebody; null where they don’t want to know of it. */
function mailOf(
  kind: NotificationKind,
  {
    person,
    channels,
    now,
  }: { person: Chosen | undefined; channels: readonly ReminderChannel[] | null; now: Date },
): { mailAs: MailAs | null; mailDueAt: Date | null } | null {
  const usual = channels?.includes('MAIL') ? { [kind.group]: 'mail' as const } : {};
  const delivery = deliveryOf(kind, { ...usual, ...person?.choices });
  if (delivery === 'never') return null;
  if (channels && !channels.includes('MAIL')) return { mailAs: null, mailDueAt: null };
  if (delivery === 'mail') return { mailAs: 'mail', mailDueAt: new Date(now.getTime() + MAIL_AFTER_MS) };
  if (delivery === 'digest' && person)
    return { mailAs: 'digest', mailDueAt: nextHour(person.digestHour, person.timeZone, now) };
  return { mailAs: null, mailDueAt: null };
}
type Chosen = NonNullable<ReturnType<Awaited<ReturnType<typeof selectChoices>>['get']>>;

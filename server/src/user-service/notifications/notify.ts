import type { NotificationKind } from '@writdesk/contract/notifications/notification-kind';
import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { insertNotifications, withoutWalled } from './notification-queries.ts';
import { notificationLive } from './notification-live.ts';

/** What people are notified of, in addition to its kind. */
export interface Notice<K extends NotificationKind = NotificationKind> {
  /** To whom; each once, however often they are named. Nobody is all right too. */
  userIds: readonly string[];
  /** What it is about. */
  subject: { kind: K['subjects'][number]; id: string };
  params: z.input<K['params']>;
}

/**
 * Notifies people, in the caller's transaction: their list has it, and their open screens know, when it commits.
 * @throws for values that the kind doesn’t have.
 */
export async function notifyIn<K extends NotificationKind>(
  tx: Pick<Tx, 'db' | 'now' | 'publish'>,
  kind: K,
  { userIds: named, subject, params: given }: Notice<K>,
): Promise<void> {
  if (!notificationKinds.includes(kind)) throw new Error(`Nobody lists the notification ${kind.kind}.`);
  const params = kind.params.parse(given);
  const unique = [...new Set(named)];
  if (!unique.length) return;
  const caseId = subject.kind === 'case' ? subject.id : null;
  const userIds = caseId ? await withoutWalled(tx.db, caseId, unique) : unique;
  if (!userIds.length) return;
  const { title, text = '' } = kind.english(params);
  const rows = userIds.map((userId) => ({
    id: newId(),
    userId,
    kind: kind.kind,
    subject,
    title,
    text,
    params,
  }));
  await insertNotifications(tx.db, rows, tx.now);
  for (const { id, userId } of rows) {
    await tx.publish(notificationLive.created, {
      userId,
      ...(caseId && { caseId }),
      ids: { notificationId: id },
    });
  }
}

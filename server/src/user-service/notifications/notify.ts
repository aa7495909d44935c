import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { LiveEvent } from '../../platform/live/index.ts';
import { insertNotifications, withoutWalled } from './notification-queries.ts';

/** What people are notified of. */
export interface Notice {
  /** To whom; each once, however often they are named. Nobody is all right too. */
  userIds: readonly string[];
  /** Noun and what happened, e.g. `case.approved`. */
  kind: string;
  caseId?: string;
  title: string;
  /** More than fits a title, in English. */
  text?: string;
  /** The facts in the text by name, so that a screen can say it in its own language. */
  params?: Record<string, string>;
}

interface NoticeTx {
  db: Kysely<DB>;
  now: Date;
  publish(event: LiveEvent): Promise<void>;
}

/** Notifies people, in the caller's transaction: their list has it, and their open screens know, when it commits. */
export async function notifyIn(tx: NoticeTx, notice: Notice): Promise<void> {
  const named = [...new Set(notice.userIds)];
  if (!named.length) return;
  const userIds = notice.caseId ? await withoutWalled(tx.db, notice.caseId, named) : named;
  if (!userIds.length) return;
  const rows = userIds.map((userId) => ({
    id: newId(),
    userId,
    kind: notice.kind,
    caseId: notice.caseId ?? null,
    title: notice.title,
    text: notice.text ?? '',
    params: notice.params ?? {},
  }));
  await insertNotifications(tx.db, rows, tx.now);
  for (const { id, userId } of rows) {
    await tx.publish({
      kind: 'notification.created',
      userId,
      ...(notice.caseId && { caseId: notice.caseId }),
      ids: { notificationId: id },
    });
  }
}

import type { CommentType } from '@writdesk/contract/internal-comments/internal-comments';
import { internalCommentNotifications } from '@writdesk/contract/internal-comments/internal-comment-notifications';
import type { UserActor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { notifyIn } from '../../../user-service/notifications/index.ts';
import { groupAudience } from '../actions/index.ts';
import type { CaseRecord } from '../record/index.ts';
import { internalCommentLive } from './comment-live.ts';

/** Shows a change to whoever may read the thread: of the firm's own, nothing leaves the firm. */
export function publishComment(tx: Tx, record: CaseRecord, type: CommentType): void {
  const { firmId, clientId, propertyId, ownerId } = record;
  tx.publish(internalCommentLive.changed, {
    firmId,
    caseId: record.id,
    ...(type === 'Client' && {
      clientId,
      ...(propertyId && { propertyId }),
      ...(ownerId && { ownerId }),
    }),
  });
}

interface Said {
  type: CommentType;
  /** Named in it, and not notified of that before. */
  mentioned: readonly string[];
  /** Who began the thread that it replies to. */
  repliedTo?: string | null;
  isNew: boolean;
}

/** Notifies each person once, for the best reason that there is. Nobody is notified of their own words. */
export async function notifyOfComment(
  tx: Tx,
  actor: UserActor,
  record: CaseRecord,
  { type, mentioned, repliedTo, isNew }: Said,
): Promise<void> {
  const notified = new Set([actor.userId]);
  const newTo = (people: readonly string[]) => {
    const rest = [...new Set(people)].filter((id) => !notified.has(id));
    for (const id of rest) notified.add(id);
    return rest;
  };
  const notice = {
    subject: { kind: 'case' as const, id: record.id },
    params: {
      title: record.title,
      caseNumber: record.caseNumber ?? record.caseDraftNumber,
      by: actor.name,
    },
  };
  await notifyIn(tx, internalCommentNotifications.mentioned, { ...notice, userIds: newTo(mentioned) });
  if (!isNew) return;
  if (repliedTo)
    await notifyIn(tx, internalCommentNotifications.replied, { ...notice, userIds: newTo([repliedTo]) });
  if (type === 'Firm') return;
  const others =
    actor.roleType === 'Client'
      ? await groupAudience(tx.db, record, ['processor'])
      : await groupAudience(tx.db, record, ['client']);
  await notifyIn(tx, internalCommentNotifications.added, { ...notice, userIds: newTo(others) });
}

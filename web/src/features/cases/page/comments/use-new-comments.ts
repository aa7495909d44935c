import { type CommentThread, internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { useEffect, useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';

/** So long somebody looks before what they see counts as read. */
const lookMs = 1_500;

/**
 * Marks what is shown as read once somebody has looked at it for a moment.
 * @returns the comments that were new when they were first shown, so that their marks stay while the page is open.
 */
export function useNewComments(caseId: string, threads: readonly CommentThread[] | undefined) {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const { run } = useAction(internalComments.markRead, { quiet: true, isEager: true });
  const shown = (threads ?? []).flatMap((thread) => [thread, ...thread.replies]);
  const unread = shown.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  const until = shown.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  const key = unread.join(' ');
  useEffect(() => {
    if (key === '') return;
    setNewIds((known) => new Set([...known, ...key.split(' ')]));
    const timer = setTimeout(() => {
      if (!document.hidden) run({ params: { id: caseId }, body: { until } });
    }, lookMs);
    return () => clearTimeout(timer);
  }, [caseId, key, until, run]);
  return newIds;
}

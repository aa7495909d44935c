import {
  type CommentThread as Thread,
  internalComments,
} from '@writdesk/contract/internal-comments/internal-comments';
import { Button } from 'antd';
import { Building2, Lock, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { CommentCard } from './CommentCard.tsx';
import { CommentForm } from './CommentForm.tsx';
import { messages } from './messages.ts';

interface CommentThreadProps {
  thread: Thread;
  newIds: ReadonlySet<string>;
  /** Says which thread it is: for those who read both. */
  saysType: boolean;
}

/** A comment with its replies. */
export function CommentThread({ thread, newIds, saysType }: CommentThreadProps) {
  const t = useText(messages);
  const [isReplying, setIsReplying] = useState(false);
  const add = useAction(internalComments.add, { quiet: true });
  const { id, caseId, commentType, replies } = thread;
  const Icon = commentType === 'Firm' ? Lock : Building2;
  return (
    <li className={`comment-thread of-${commentType.toLowerCase()}`}>
      {saysType && (
        <p className="comment-type">
          <Icon size={14} aria-hidden /> {t(commentType)}
          {thread.awaitsAnswer && (
            <span className="comment-awaits">
              <MessageCircleQuestionMark size={14} aria-hidden /> {t('awaits')}
            </span>
          )}
        </p>
      )}
      <CommentCard comment={thread} isNew={newIds.has(id)}>
        {replies.length > 0 && (
          <ul className="comment-replies">
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentCard comment={reply} isNew={newIds.has(reply.id)} />
              </li>
            ))}
          </ul>
        )}
        {thread.canReply &&
          (isReplying ? (
            <CommentForm
              caseId={caseId}
              type={commentType}
              place={`reply.${id}`}
              label={t('replyTo', { name: thread.by.name })}
              submit={t('addReply')}
              onSubmit={(body) => add.runAsync({ body: { ...body, caseId, parentId: id } })}
              onClose={{ label: t('dontReply'), close: () => setIsReplying(false) }}
            />
          ) : (
            <Button type="text" size="small" className="comment-reply" onClick={() => setIsReplying(true)}>
              {t('reply')}
            </Button>
          ))}
      </CommentCard>
    </li>
  );
}

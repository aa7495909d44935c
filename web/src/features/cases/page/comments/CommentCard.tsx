import {
  type InternalComment,
  internalComments,
} from '@writdesk/contract/internal-comments/internal-comments';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { roleNames } from '../../../../labels/roles.ts';
import { useAction } from '../../../../shared/api/index.ts';
import { dayOf, localZone, recordDay, recordMoment, timeAt } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { Dialog, MoreMenu, Person } from '../../../../shared/ui/index.ts';
import { CommentForm } from './CommentForm.tsx';
import { messages } from './messages.ts';

interface CommentCardProps {
  comment: InternalComment;
  /** It was new when the page opened. */
  isNew: boolean;
  children?: ReactNode;
}

/** One comment: who, when, what, whom it named. */
export function CommentCard({ comment, isNew, children }: CommentCardProps) {
  const t = useText(messages);
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null);
  const update = useAction(internalComments.update, { quiet: true });
  const remove = useAction(internalComments.remove, { onDone: () => setMode(null) });
  const { id, by, createdAt, taggedUsers, mentions, can } = comment;
  const named = [
    ...mentions.map((role) => t('role', { role: wordOf(roleNames, role) })),
    ...taggedUsers.map(({ name }) => name),
  ];
  const items = [
    ...(can.update
      ? [
          {
            key: 'edit',
            label: t('edit'),
            icon: <Pencil size={15} aria-hidden />,
            onSelect: () => setMode('edit'),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            key: 'delete',
            label: t('remove'),
            icon: <Trash2 size={15} aria-hidden />,
            danger: true,
            onSelect: () => setMode('delete'),
          },
        ]
      : []),
  ];
  return (
    <article className={isNew ? 'comment new' : 'comment'} aria-label={by.name}>
      <header>
        <Person name={by.name} />
        <time dateTime={createdAt} title={recordDay(dayOf(createdAt, localZone()))}>
          {recordMoment(createdAt)} · {timeAt(createdAt, localZone(), { zone: 'never' })}
        </time>
        {comment.editedAt && <span>{t('edited')}</span>}
        {isNew && <strong className="comment-new">{t('isNew')}</strong>}
        <span className="comment-acts">
          <MoreMenu items={items} size="small" label={t('optionsFor', { name: by.name })} />
        </span>
      </header>
      {mode === 'edit' ? (
        <CommentForm
          caseId={comment.caseId}
          type={comment.commentType}
          place={`edit.${id}`}
          label={t('message')}
          submit={t('save')}
          initial={{ message: comment.message, people: taggedUsers.map((one) => one.id), roles: mentions }}
          onSubmit={(body) =>
            update.runAsync({ params: { id }, body: { ...body, version: comment.version } })
          }
          onClose={{ label: t('dontEdit'), close: () => setMode(null) }}
        />
      ) : comment.isDeleted ? (
        <p className="comment-deleted">{t('deleted')}</p>
      ) : (
        <p className="comment-text">{comment.message}</p>
      )}
      {named.length > 0 && <p className="comment-note">{t('notified', { names: named.join(', ') })}</p>}
      {comment.earlier.length > 0 && (
        <details className="comment-earlier">
          <summary>{t('earlier', { count: comment.earlier.length })}</summary>
          {comment.earlier.map(({ message, until }) => (
            <p key={until}>
              <small>{t('earlierAt', { time: recordMoment(until) })}</small>
              {message}
            </p>
          ))}
        </details>
      )}
      {children}
      <Dialog
        open={mode === 'delete'}
        title={t('removeTitle')}
        keep={t('keepComment')}
        confirm={{ label: t('removeComment'), danger: true }}
        isRunning={remove.isRunning}
        onConfirm={() => remove.run({ params: { id } })}
        onClose={() => setMode(null)}
      >
        {t('removeText')}
      </Dialog>
    </article>
  );
}

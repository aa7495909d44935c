import type { CaseDetails } from '@writdesk/contract/cases/cases';
import {
  type CommentType,
  commentTypes,
  internalComments,
} from '@writdesk/contract/internal-comments/internal-comments';
import { Button } from 'antd';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { EmptyState, ErrorState, Segments, Sheet, Skeleton } from '../../../../shared/ui/index.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { messages } from './messages.ts';
import { useNewComments } from './use-new-comments.ts';
import './comments.css';

const stepSize = 20;
const mostShown = 100;

/** What the firm says among itself, and what it says with the company, each in its own threads. */
export default function CommentsPart({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { isClient, holds, group, firmId } = usePerson();
  // Client care reads a firm's own thread where that firm employs them.
  const seesFirm = holds('firm-comment.read') && (group !== 'crm' || firmId === details.firmId) && !isClient;
  const [shown, setShown] = useState<CommentType | 'all'>('all');
  const [size, setSize] = useState(stepSize);
  const query = useCall(internalComments.history, {
    query: { caseId: details.id, size, commentType: shown },
    keepPrevious: true,
    quiet: true,
  });
  const newIds = useNewComments(details.id, query.data?.data);
  const choices = (['all', ...commentTypes] as const).map((value) => ({ value, label: t(value) }));
  return (
    <div className="case-stack">
      <NewComment caseId={details.id} seesFirm={seesFirm} />
      <Sheet
        title={t('comments')}
        extra={seesFirm && <Segments label={t('show')} value={shown} options={choices} onChange={setShown} />}
      >
        {query.data ? (
          <Threads
            threads={query.data.data}
            newIds={newIds}
            saysType={seesFirm}
            isClient={isClient}
            onMore={query.data.total > size && size < mostShown ? () => setSize(size + stepSize) : null}
          />
        ) : query.error ? (
          <ErrorState error={query.error} what={t('theComments')} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton label={t('theComments')} />
        )}
      </Sheet>
    </div>
  );
}

interface ThreadsProps {
  threads: readonly Parameters<typeof CommentThread>[0]['thread'][];
  newIds: ReadonlySet<string>;
  saysType: boolean;
  isClient: boolean;
  onMore: (() => void) | null;
}

function Threads({ threads, newIds, saysType, isClient, onMore }: ThreadsProps) {
  const t = useText(messages);
  if (threads.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title={t('none')} level={3}>
        {t(isClient ? 'noneClient' : 'noneFirm')}
      </EmptyState>
    );
  return (
    <>
      <ul className="comment-threads">
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} newIds={newIds} saysType={saysType} />
        ))}
      </ul>
      {onMore && <Button onClick={onMore}>{t('older')}</Button>}
    </>
  );
}

/** Which thread it goes to is asked first, so that nobody writes to the company by mistake. */
function NewComment({ caseId, seesFirm }: { caseId: string; seesFirm: boolean }) {
  const t = useText(messages);
  const { holds, isClient } = usePerson();
  const add = useAction(internalComments.add, { quiet: true });
  const may = commentTypes.filter((type) =>
    type === 'Firm' ? seesFirm && holds('firm-comment.create') : holds('client-comment.create'),
  );
  const [first] = may;
  const [chosen, setChosen] = useState<CommentType | undefined>(first);
  const type = chosen ?? first;
  if (!type) return null;
  const hint = isClient ? 'clientOnlyHint' : (`${type}Hint` as const);
  return (
    <Sheet title={t('newComment')} className={`new-comment of-${type.toLowerCase()}`}>
      {may.length > 1 && (
        <Segments
          label={t('whoReads')}
          value={type}
          options={may.map((value) => ({ value, label: t(value) }))}
          onChange={setChosen}
        />
      )}
      <p className="comment-note">{t(hint)}</p>
      <CommentForm
        key={type}
        caseId={caseId}
        type={type}
        place={type}
        label={t('message')}
        submit={t('add')}
        onSubmit={(body) => add.runAsync({ body: { ...body, caseId, commentType: type } })}
      />
    </Sheet>
  );
}

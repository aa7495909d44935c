import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Folder, FolderCheck } from 'lucide-react';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import type { ListAddress } from '../../../shared/table/index.ts';
import { EmptyState } from '../../../shared/ui/index.ts';
import { searchQuery, type CaseListSearch } from './case-list-search.ts';
import { messages } from './messages.ts';
import type { Queue, QueueKey } from './queues.ts';

interface NoCasesHereProps {
  list: ListAddress<CaseListSearch>;
  queue: Queue & { key: QueueKey };
}

/** A list without a row and without a filter: an empty queue is good news, an empty list says how it fills. */
export function NoCasesHere({ list, queue }: NoCasesHereProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds, isClient } = usePerson();
  if (queue.key !== 'all') {
    return (
      <EmptyState
        icon={FolderCheck}
        tone="done"
        level={2}
        title={t('queueEmpty', { queue: t(queue.key) })}
        actions={<Button onClick={() => list.set({ queue: 'all' })}>{t('showAll')}</Button>}
      >
        {t('queueEmptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Folder}
      level={2}
      title={t('noCases')}
      actions={
        holds('case.create') && (
          <Button type="primary" onClick={() => void navigate({ to: '/cases/new' })}>
            {t('newCase')}
          </Button>
        )
      }
    >
      {t(isClient ? 'noCasesClient' : 'noCasesFirm')}
    </EmptyState>
  );
}

/** While too little is typed to find anything. */
export function SearchHint({ text }: { text: string }) {
  const t = useText(messages);
  const isShort = text.trim() !== '' && searchQuery(text) === '';
  return (
    <span className="search-hint" role="status">
      {isShort && t('searchShort')}
    </span>
  );
}

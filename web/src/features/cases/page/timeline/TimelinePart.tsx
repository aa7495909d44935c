import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import {
  EmptyState,
  ErrorState,
  Segments,
  Sheet,
  Skeleton,
  Timeline,
  type TimelineEntry,
} from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import type { TimelineEvent } from '../../shared/use-recent-events.ts';
import { textIn } from '../../shared/timeline/event-data.ts';
import { eventGroups, eventLook, type EventGroup } from './event-groups.ts';
import { messages } from './messages.ts';
import { joinEdits } from '../../shared/timeline/join-edits.ts';
import { sentenceOf } from '../../shared/timeline/sentence.ts';
import { sentenceContextOf } from '../../shared/timeline/sentence-context.ts';
import { whoDid } from '../../shared/timeline/who-did.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import './timeline.css';

const stepSize = 100;

/** Everything that happened to the case, newest first. */
export function TimelinePart({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const [group, setGroup] = useState<EventGroup | 'all'>('all');
  const [pages, setPages] = useState(1);
  const choices = (['all', ...eventGroups] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Sheet title={t('timeline')} className="timeline-sheet">
      <div className="timeline-filter">
        <Segments label={t('show')} value={group} options={choices} onChange={setGroup} />
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <TimelinePage
          key={index + 1}
          page={index + 1}
          details={details}
          group={group}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </Sheet>
  );
}

/** That a document was begun is shown only among the documents: that it was made says the same. */
function isShown(kind: string, group: EventGroup | 'all'): boolean {
  return group === 'all' ? kind !== 'document.begin' : eventLook(kind).group === group;
}

interface TimelinePageProps {
  page: number;
  details: CaseDetails;
  group: EventGroup | 'all';
  onMore: (() => void) | null;
}

function TimelinePage({ page, details, group, onMore }: TimelinePageProps) {
  const t = useText(messages);
  // The sentences name steps and charges.
  useGivenName();
  const query = useCall(cases.timeline, {
    params: { id: details.id },
    query: { page, size: stepSize },
    quiet: true,
  });
  if (!query.data) {
    return query.error ? (
      <ErrorState error={query.error} what={t('theTimeline')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={8} label={t('theTimeline')} />
    );
  }
  const events = joinEdits(query.data.events.filter(({ kind }) => isShown(kind, group)));
  const hasMore = page * stepSize < query.data.total;
  if (events.length === 0 && page === 1 && !hasMore) {
    return (
      <EmptyState icon={FileSearch} title={t('nothing')}>
        {t('nothingText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Timeline entries={events.map((event) => entryOf(event, details))} zone={zoneOf(details)} />
      {hasMore && onMore && <Button onClick={onMore}>{t('older')}</Button>}
    </>
  );
}

function entryOf(event: TimelineEvent, details: CaseDetails): TimelineEntry {
  return {
    ...eventLook(event.kind),
    key: event.seq,
    said: sentenceOf(event, sentenceContextOf(details)),
    comment: textIn(event.data, 'comment'),
    by: whoDid(event),
    at: event.at,
  };
}

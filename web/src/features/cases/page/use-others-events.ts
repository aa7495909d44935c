import { useState } from 'react';
import { usePerson } from '../../../shared/person/index.ts';
import { useRecentEvents, type TimelineEvent } from '../shared/use-recent-events.ts';

const shownAtMost = 3;

/** What others have done to the case since the page was opened, or since the note about it was hidden. */
export function useOthersEvents(caseId: string): { events: readonly TimelineEvent[]; hide: () => void } {
  const { id } = usePerson();
  const { events = [] } = useRecentEvents(caseId);
  // What a release of rules moved has no number of its own above zero, and nobody did it.
  const newest = events.find(({ seq }) => seq > 0)?.seq;
  const [seen, setSeen] = useState<number | null>(null);
  // What was there when the page opened is no news.
  if (seen === null && newest !== undefined) setSeen(newest);
  const isNews = ({ seq, byUserId }: TimelineEvent) =>
    seen !== null && seq > seen && byUserId !== null && byUserId !== id;
  return {
    events: events.filter(isNews).slice(0, shownAtMost),
    hide: () => setSeen(newest ?? null),
  };
}

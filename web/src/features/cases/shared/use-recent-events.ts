import { cases } from '@writdesk/contract/cases/cases';
import type { RouteReply } from '@writdesk/contract/route';
import { useCall } from '../../../shared/api/index.ts';

export type TimelineEvent = RouteReply<typeof cases.timeline>['events'][number];

/** Steps on the way to a document are shown by the document itself. */
export const isQuiet = ({ kind }: TimelineEvent) => kind === 'document.begin';

/** What happened lately, newest first; one call for all who ask on the page. */
export function useRecentEvents(caseId: string) {
  const query = useCall(cases.timeline, { params: { id: caseId }, query: { size: 25 }, quiet: true });
  const events = query.data?.events.filter((event) => !isQuiet(event));
  return { ...query, events };
}

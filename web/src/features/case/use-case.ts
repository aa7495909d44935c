import { caseDetails, cases, type CaseDetails } from '@writdesk/contract/cases';
import type { Route } from '@writdesk/contract/route';
import { useRef } from 'react';
import { keyOf, queryClient, refresh, useCall, type ApiError } from '../../shared/api/index.ts';
import { useLive } from '../../shared/live/index.ts';

/** What an act on a case makes out of date beside the case itself. */
const besides: readonly Pick<Route, 'url'>[] = [
  cases.timeline,
  cases.stepDetails,
  cases.statusAudit,
  cases.billings,
  cases.list,
  cases.recommended,
  cases.queues,
];

/** The case, kept as fresh as the server's events say. */
export function useCase(id: string) {
  const query = useCall(cases.details, { params: { id }, quiet: true });
  // Ten events in a second ask once more, not ten times.
  const waiting = useRef(false);
  useLive((event) => {
    if (event.caseId !== id || waiting.current) return;
    waiting.current = true;
    queueMicrotask(() => {
      waiting.current = false;
      refresh(cases.details, cases.timeline, cases.stepDetails, cases.statusAudit, cases.billings);
    });
  });
  return query;
}

/** Puts the case that an act answered with on the page, and asks anew for what depends on it. */
export function keepCase(details: CaseDetails): void {
  queryClient.setQueryData(keyOf(cases.details, { params: { id: details.id } }), details);
  refresh(...besides);
}

/** The case as it is now, out of the refusal of a stale write; null for any other error. */
export function currentIn(error: ApiError): CaseDetails | null {
  if (error.status !== 409 || !('current' in error.reply)) return null;
  const parsed = caseDetails.safeParse(error.reply['current']);
  return parsed.success ? parsed.data : null;
}

import type { CaseDetails } from '@writdesk/contract/cases';
import { deadlines } from '@writdesk/contract/deadlines';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { useLive } from '../../../shared/live/index.ts';

/** The dates that the law sets in a case, counted anew when the case or its court’s calendar changes. */
export function useLawDates({ id, version }: CaseDetails) {
  const query = useCall(deadlines.ofCase, { params: { id }, quiet: true });
  const { refetch } = query;
  const counted = useRef(version);
  useEffect(() => {
    if (counted.current === version) return;
    counted.current = version;
    void refetch();
  }, [version, refetch]);
  useLive((event) => {
    if (event.caseId === id) void refetch();
  });
  return query;
}

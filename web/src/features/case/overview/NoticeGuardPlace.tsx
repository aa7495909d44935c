import type { CaseDetails } from '@writdesk/contract/cases';
import { lazy, Suspense } from 'react';

const CaseNotice = lazy(async () => ({
  default: (await import('../../notice-guard/CaseNotice.tsx')).CaseNotice,
}));

/** Where the check of the notice speaks on the case. */
export function NoticeGuardPlace({ details }: { details: CaseDetails }) {
  return (
    <Suspense fallback={null}>
      <CaseNotice details={details} />
    </Suspense>
  );
}

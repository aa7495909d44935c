import type { CaseDetails } from '@writdesk/contract/cases';
import type { ReactNode } from 'react';

/** Where the notice guard says what the rules of the state make of this notice. It says nothing while it knows none. */
export function NoticeGuardPlace(_props: { details: CaseDetails }): ReactNode {
  return null;
}

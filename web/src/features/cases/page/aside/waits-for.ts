import type { CaseDetails } from '@writdesk/contract/cases/cases';

/** What the case waits for: what its status says, but once everybody is served a court day, or the filing. */
export function waitsFor({
  status,
  serviceStage,
  nextDateKind,
}: Pick<CaseDetails, 'status' | 'serviceStage' | 'nextDateKind'>):
  | CaseDetails['status']
  | 'DOCKET_DUE'
  | 'FILING_DUE' {
  const isServed = (status === 'SENT_FOR_SERVING' || status === 'FILED') && serviceStage === 'COMPLETE';
  const isOn = nextDateKind === 'DOCKET_DUE' || nextDateKind === 'FILING_DUE';
  return isServed && isOn ? nextDateKind : status;
}

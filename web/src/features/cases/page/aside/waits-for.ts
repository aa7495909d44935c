import type { CaseDetails } from '@writdesk/contract/cases/cases';

type Waiting = Pick<CaseDetails, 'status' | 'serviceStage' | 'nextDateKind'> & {
  writs: readonly Pick<CaseDetails['writs'][number], 'status'>[];
};

/** What the case waits for: what its status says, but once everybody is served a court day, or the filing; with the unit back, its close; while an agreement runs, what it names. */
export function waitsFor({
  status,
  serviceStage,
  nextDateKind,
  writs,
}: Waiting): CaseDetails['status'] | 'DOCKET_DUE' | 'FILING_DUE' | 'CLOSE' | 'STIPULATION' {
  const isWithWrit = status === 'WRIT_ISSUED' || status === 'LOCKOUT_SCHEDULED';
  if (isWithWrit && writs.at(-1)?.status === 'EXECUTED') return 'CLOSE';
  if (status === 'AWAITING_JUDGMENT' && nextDateKind === 'STIPULATION_DUE') return 'STIPULATION';
  const isServed = (status === 'SENT_FOR_SERVING' || status === 'FILED') && serviceStage === 'COMPLETE';
  const isOn = nextDateKind === 'DOCKET_DUE' || nextDateKind === 'FILING_DUE';
  return isServed && isOn ? nextDateKind : status;
}

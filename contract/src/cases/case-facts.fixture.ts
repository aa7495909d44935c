import { lawfulFacts } from '../lawful-days/lawful-facts.fixture.ts';
import { withoutWrit } from '../writs/writ-facts.ts';
import { beforeApproval } from './case-stages.ts';
import { type CaseFacts, type CaseStatus, isEnded } from './case-lifecycle.ts';

const early: readonly CaseStatus[] = ['DRAFT', ...beforeApproval];
const beforeService: readonly CaseStatus[] = [...early, 'SENT_FOR_FILING', 'FILED', 'SENT_FOR_SERVING'];

/** A Georgia case as it usually is in a status. */
export function factsAt(status: CaseStatus, changes: Partial<CaseFacts> = {}): CaseFacts {
  const isEarly = early.includes(status);
  return {
    status,
    stateCode: 'GA',
    filingStage: isEarly ? 'NONE' : status === 'SENT_FOR_FILING' ? 'QUEUED' : 'ACCEPTED',
    approvedAt: isEarly ? null : '2026-07-20T14:00:00Z',
    resumeStatus: status.startsWith('RETURNED') ? 'REVIEW' : null,
    statusBeforeDocket: 'SENT_FOR_SERVING',
    statusBeforeEnd: isEnded(status) ? 'INTAKE' : null,
    serveFirst: false,
    holds: [],
    overdue: false,
    excepted: false,
    openRequests: 0,
    flaggedDocuments: 0,
    openSpecialApprovals: 0,
    fixesClerical: true,
    ...lawfulFacts,
    serviceStage: beforeService.includes(status) ? 'NONE' : 'COMPLETE',
    answered: false,
    outcome: null,
    withPrejudice: false,
    openWrit: false,
    appealPending: false,
    writ: withoutWrit,
    stipulated: false,
    unbilledCents: 0,
    stepRoles: null,
    stepAction: null,
    stepEnd: null,
    ...changes,
  };
}

import { type CaseActor, type CaseFacts, type HoldKind } from '@writdesk/contract/cases/case-facts';
import type { CaseStatus, FilingStage, ServiceStage } from '@writdesk/contract/cases/case-status';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { type Role, supportRole } from '@writdesk/contract/permissions/roles';
import { type Actor, supportFor } from '../../../platform/actor.ts';
import type { FactsBeside } from './case-facts-queries.ts';
import type { CaseRecord } from '../record/index.ts';

/** The case as the rules see it. The casts are of literals that check constraints and verbs alone write. */
export function factsOf(record: CaseRecord, beside: FactsBeside, now: Date): CaseFacts {
  return {
    status: record.status as CaseStatus,
    stateCode: record.state_code,
    filingStage: record.filing_stage as FilingStage,
    serviceStage: record.service_stage as ServiceStage,
    approvedAt: record.approved_at?.toISOString() ?? null,
    resumeStatus: record.resume_status as CaseStatus | null,
    statusBeforeDocket: record.status_before_docket as CaseStatus | null,
    statusBeforeEnd: record.status_before_end as CaseStatus | null,
    serveFirst: record.serve_first,
    holds: beside.holds as HoldKind[],
    overdue: beside.open_invoice_overdue,
    openRequests: beside.open_requests,
    flaggedDocuments: beside.flagged_documents,
    openSpecialApprovals: 0,
    fixesClerical: beside.fixes > 0 && beside.fixes_not_clerical === 0 && !record.changed_since_return,
    hearingHeld: record.hearing_stage === 'HELD' || (record.hearing_at !== null && record.hearing_at <= now),
    // Whether the answer window is over is the deadlines' to say; here: everybody was served and the docket isn't known to hold an answer.
    defaultReady: record.service_stage === 'COMPLETE' && beside.docket_checked !== 'ANSWER',
    outcome: beside.outcome as JudgmentOutcome | null,
    withPrejudice: record.with_prejudice,
    openWrit: false,
    unbilledCents: beside.unbilled_cents,
    stepRoles: beside.step_roles as Role[] | null,
    stepAction: beside.step_action,
  };
}

/** The actor as the rules see him; an administrator with an open access to the firm as a processor of it, too. */
export function caseActor(actor: Actor, record: Pick<CaseRecord, 'firm_id' | 'id'>): CaseActor {
  if (actor.kind !== 'user') return { roles: [], barStates: [], system: true };
  const lent = supportFor(actor, { firmId: record.firm_id, caseId: record.id }) ? [supportRole] : [];
  return { roles: [...actor.roles, ...lent], barStates: actor.barStates };
}

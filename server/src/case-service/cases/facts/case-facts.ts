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
    stateCode: record.stateCode,
    filingStage: record.filingStage as FilingStage,
    serviceStage: record.serviceStage as ServiceStage,
    approvedAt: record.approvedAt?.toISOString() ?? null,
    resumeStatus: record.resumeStatus as CaseStatus | null,
    statusBeforeDocket: record.statusBeforeDocket as CaseStatus | null,
    statusBeforeEnd: record.statusBeforeEnd as CaseStatus | null,
    serveFirst: record.serveFirst,
    holds: beside.holds as HoldKind[],
    overdue: beside.openInvoiceOverdue,
    openRequests: beside.openRequests,
    flaggedDocuments: beside.flaggedDocuments,
    openSpecialApprovals: 0,
    fixesClerical: beside.fixes > 0 && beside.fixesNotClerical === 0 && !record.changedSinceReturn,
    hearingHeld: record.hearingStage === 'HELD' || (record.hearingAt !== null && record.hearingAt <= now),
    // Whether the answer window is over is the deadlines' to say; here: everybody was served and the docket isn't known to hold an answer.
    defaultReady: record.serviceStage === 'COMPLETE' && beside.docketChecked !== 'ANSWER',
    outcome: beside.outcome as JudgmentOutcome | null,
    withPrejudice: record.withPrejudice,
    openWrit: false,
    unbilledCents: beside.unbilledCents,
    stepRoles: beside.stepRoles as Role[] | null,
    stepAction: beside.stepAction,
  };
}

/** The actor as the rules see him; an administrator with an open access to the firm as a processor of it, too. */
export function caseActor(actor: Actor, record: Pick<CaseRecord, 'firmId' | 'id'>): CaseActor {
  if (actor.kind !== 'user') return { roles: [], barStates: [], system: true };
  const lent = supportFor(actor, { firmId: record.firmId, caseId: record.id }) ? [supportRole] : [];
  return { roles: [...actor.roles, ...lent], barStates: actor.barStates };
}

import { isLodged, resumePoint, type ActionInput, type CaseFacts } from './case-facts.ts';
import { settledClosureReasons } from './case-reasons.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import type { Guard } from '../machine/machine.ts';
import { fault, type Fault } from '../sentences/fault.ts';

interface CaseGuard extends Guard<CaseFacts, ActionInput> {
  /** What is said when it does not hold. */
  otherwise: Fault | ((facts: CaseFacts) => Fault);
}

const unlodgedStages: readonly string[] = ['NONE', 'QUEUED', 'PACKET_READY'];

/** Every side condition of the case's actions, by name. They are pure: they read only the facts and the request. */
export const caseGuards = {
  overdue: { holds: (facts) => facts.overdue && !facts.excepted, otherwise: fault('not_overdue') },
  notOverdue: { holds: (facts) => !facts.overdue || facts.excepted, otherwise: fault('overdue') },
  requestsAnswered: {
    holds: (facts) => facts.openRequests === 0,
    otherwise: fault('requests_unanswered'),
  },
  requestsOpen: {
    holds: (facts) => facts.openRequests > 0,
    otherwise: fault('requests_answered'),
  },
  fromIntakeSide: {
    holds: (facts) => resumePoint(facts) === null,
    otherwise: fault('from_filing_side'),
  },
  fromFilingSide: {
    holds: (facts) => resumePoint(facts) !== null,
    otherwise: fault('from_intake_side'),
  },
  noFlaggedDocuments: {
    holds: (facts) => facts.flaggedDocuments === 0,
    otherwise: fault('document_flagged'),
  },
  noOpenSpecialApprovals: {
    holds: (facts) => facts.openSpecialApprovals === 0,
    otherwise: ({ awaitedApprovals = [] }) =>
      awaitedApprovals.length > 0
        ? fault('special_approval_awaited', { awaited: awaitedApprovals })
        : fault('special_approval_open'),
  },
  packetUnlodged: {
    holds: (facts) => facts.status !== 'SENT_FOR_FILING' || unlodgedStages.includes(facts.filingStage),
    otherwise: fault('packet_lodged'),
  },
  approved: { holds: (facts) => facts.approvedAt !== null, otherwise: fault('not_approved') },
  resumesAtFiling: {
    holds: (facts) => resumePoint(facts) === 'SENT_FOR_FILING',
    otherwise: fault('resumes_at_review'),
  },
  resumesAtServing: {
    holds: (facts) => resumePoint(facts) === 'FILED',
    otherwise: fault('resumes_at_review'),
  },
  fixesClerical: {
    holds: (facts) => facts.fixesClerical,
    otherwise: fault('fix_not_clerical'),
  },
  serveFirst: {
    holds: (facts) => facts.serveFirst,
    otherwise: fault('files_first'),
  },
  filesFirst: {
    holds: (facts) => !facts.serveFirst,
    otherwise: fault('serves_first'),
  },
  lodged: { holds: (facts) => isLodged(facts), otherwise: fault('not_lodged') },
  notLodged: { holds: (facts) => !isLodged(facts), otherwise: fault('lodged') },
  // A default against somebody in military service needs counsel appointed first (50 USC 3931).
  noServicemember: {
    // A lawyer may pass it once the court has appointed counsel.
    holds: (facts, input) =>
      !facts.holds.includes('SCRA') || Boolean(input?.pass?.points.includes('servicemember')),
    otherwise: fault('case_held', { hold: 'SCRA' }),
  },
  unanswered: { holds: (facts) => !facts.answered, otherwise: fault('answer_filed') },
  serviceOpen: {
    holds: (facts) => facts.serviceStage !== 'COMPLETE',
    otherwise: fault('all_served'),
  },
  serviceComplete: {
    holds: (facts) => facts.serviceStage === 'COMPLETE',
    otherwise: fault('not_all_served'),
  },
  wasDefault: {
    holds: (facts) => facts.outcome !== null && outcomeFacts[facts.outcome].basis.includes('DEFAULT'),
    otherwise: fault('was_no_default'),
  },
  // An appeal or a court has stopped the officer; the case stays where its writ was.
  writNotStayed: {
    holds: (facts) => facts.writ.status !== 'STAYED',
    otherwise: fault('judgment_stayed'),
  },
  // A case whose writ is carried out waits for its close alone.
  writWithOfficer: {
    holds: (facts) => facts.writ.status !== 'EXECUTED',
    otherwise: fault('possession_is_back'),
  },
  possessionBack: {
    holds: (facts) => facts.writ.status === 'EXECUTED',
    otherwise: fault('writ_open'),
  },
  noOpenWrit: { holds: (facts) => !facts.openWrit, otherwise: fault('writ_open') },
  appealPending: { holds: (facts) => facts.appealPending, otherwise: fault('no_appeal_pending') },
  noAppealPending: { holds: (facts) => !facts.appealPending, otherwise: fault('appeal_pending') },
  stipulated: { holds: (facts) => facts.stipulated, otherwise: fault('no_stipulation') },
  settledIfUnjudged: {
    holds: (facts, input) =>
      facts.status !== 'AWAITING_JUDGMENT' ||
      input === undefined ||
      settledClosureReasons.some((reason) => reason === input.closureReason),
    otherwise: fault('unjudged_not_settled'),
  },
  billedOrFinal: {
    holds: (facts, input) => input === undefined || facts.unbilledCents === 0 || input.finalBill === true,
    otherwise: fault('fees_unbilled'),
  },
  notWithPrejudice: {
    holds: (facts) => !facts.withPrejudice && facts.outcome !== 'DISMISSED_WITH_PREJUDICE',
    otherwise: fault('dismissed_for_good'),
  },
  endRemembered: {
    holds: (facts) => facts.statusBeforeEnd !== null,
    otherwise: fault('status_before_unknown'),
  },
} satisfies Record<string, CaseGuard>;

export type CaseGuardName = keyof typeof caseGuards;

/** What is said of a case for which a guard doesn’t hold. */
export const otherwiseOf = ({ otherwise }: CaseGuard, facts: CaseFacts): Fault =>
  typeof otherwise === 'function' ? otherwise(facts) : otherwise;

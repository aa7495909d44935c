import { filedOrLater } from './case-stages.ts';
import type { CaseStatus, FilingStage } from './case-status.ts';
import type { JudgmentOutcome } from '../judgments/judgment-outcomes.ts';
import type { LawfulFacts, LawfulInput } from '../lawful-days/lawful-facts.ts';
import type { LawfulPass } from '../lawful-days/obstacle.ts';
import type { Role } from '../permissions/roles.ts';
import type { WritFacts } from '../writs/writ-facts.ts';
import type { HoldKind } from './hold-kinds.ts';

/** What the rules of a case ask about it. The server fills this from the record; nothing else is looked at. */
export interface CaseFacts extends LawfulFacts {
  status: CaseStatus;
  /** Postal code of the property's state, where a signing lawyer must be admitted; null while no property is chosen. */
  stateCode: string | null;
  filingStage: FilingStage;
  /** First approval by a lawyer; a withdrawn approval leaves it. */
  approvedAt: string | null;
  /** Where a case that was sent back goes on. Null again once it went on. */
  resumeStatus: CaseStatus | null;
  /** FILED or SENT_FOR_SERVING: where a continued case without a new docket stands. */
  statusBeforeDocket: CaseStatus | null;
  /** Where a case that is reopened goes on. */
  statusBeforeEnd: CaseStatus | null;
  /** The pinned workflow serves the notice before anything is filed (Nevada). */
  serveFirst: boolean;
  /** Active holds only. */
  holds: readonly HoldKind[];
  /** The company has an overdue invoice. */
  overdue: boolean;
  /** The firm makes an exception for cases that come in although an invoice is overdue. */
  excepted: boolean;
  /** Requests to the company that wait for an answer. */
  openRequests: number;
  flaggedDocuments: number;
  openSpecialApprovals: number;
  /** Of each open one the rule, and whom it waits for. */
  awaitedApprovals?: readonly string[];
  /** The firm has rules that may ask, or something was asked. */
  asksApprovals?: boolean;
  /** Every fix asked for is clerical, and nothing changed in parties, sums, notice or addresses. */
  fixesClerical: boolean;
  /** An answer of the tenant is known: by the court’s docket or by a document. */
  answered: boolean;
  /** Of the latest judgment. */
  outcome: JudgmentOutcome | null;
  /** Dismissed with prejudice, by the court or by agreement. */
  withPrejudice: boolean;
  openWrit: boolean;
  /** An appeal was filed and has no result yet. */
  appealPending: boolean;
  /** The latest writ. */
  writ: WritFacts;
  /** An agreement before the court runs. */
  stipulated: boolean;
  unbilledCents: number;
  /** The active workflow step: whom it names and which action it waits for; null between steps. */
  stepRoles: readonly Role[] | null;
  stepAction: string | null;
  /** What ends a step that waits for no action of its own, such as a reading that ends with the signature. */
  stepEnd: string | null;
}

/** Who asks: a person with roles, or the system itself (a job, a robot, a clock). */
export interface CaseActor {
  roles: readonly Role[];
  /** Postal codes of the states in which a lawyer is admitted. */
  barStates: readonly string[];
  system?: boolean;
}

/** The parts of a request that decide whether an action is allowed or where it leads. */
export interface ActionInput extends LawfulInput {
  /** How judgment is come to. */
  basis?: JudgmentWay | undefined;
  /** What of the lawful day is passed, and why. */
  pass?: LawfulPass | undefined;
  outcome?: JudgmentOutcome | undefined;
  /** The new docket of a continued hearing. */
  docketId?: string | null | undefined;
  appealResult?: AppealResult | undefined;
  /** The court stays the judgment while the appeal is pending. */
  stayed?: boolean | undefined;
  denyReason?: string | undefined;
  closureReason?: string | undefined;
  finalBill?: boolean | undefined;
}

/** A case awaits judgment because it was heard, or because nobody answered. */
export const judgmentWays = ['HEARING', 'DEFAULT'] as const;
export type JudgmentWay = (typeof judgmentWays)[number];

export const appealResults = [
  'PENDING',
  'AFFIRMED',
  'DISMISSED',
  'STAY_LIFTED',
  'REVERSED',
  'REVERSED_AND_DISMISSED',
] as const;
export type AppealResult = (typeof appealResults)[number];

/** How a packet stands that has left for the court and wasn’t rejected. */
export const stagesAtCourt: readonly FilingStage[] = [
  'MAILED',
  'EFILE_SUBMITTED',
  'UNDER_CLERK_REVIEW',
  'ACCEPTED',
];
/** A notice may be out for service before anything is filed. */
const statusesAtCourt: readonly CaseStatus[] = filedOrLater.filter((status) => status !== 'SENT_FOR_SERVING');

/** What shows whether a case is lodged. */
export type LodgingFacts = Pick<CaseFacts, 'status' | 'filingStage' | 'serveFirst' | 'resumeStatus'>;

/**
 * Whether a document of the case has left for the court, so that ending it takes an action at court.
 * A packet that the clerk rejected is not lodged; a notice that is out for service before filing is not either.
 */
export function isLodged(facts: LodgingFacts): boolean {
  if (statusesAtCourt.includes(facts.status) || stagesAtCourt.includes(facts.filingStage)) return true;
  if (facts.status === 'SENT_FOR_SERVING') return !facts.serveFirst;
  return facts.status === 'RETURNED_TO_PROCESSOR' && facts.resumeStatus === 'FILED';
}

/**
 * Where a case that is back with the processor may go on without a new review.
 * @returns null when it came from the intake side, or when the approval was withdrawn in the meantime.
 */
export function resumePoint(
  facts: Pick<CaseFacts, 'approvedAt' | 'resumeStatus' | 'filingStage'>,
): 'SENT_FOR_FILING' | 'FILED' | null {
  if (facts.approvedAt === null) return null;
  if (facts.resumeStatus === 'SENT_FOR_FILING' || facts.resumeStatus === 'FILED') return facts.resumeStatus;
  if (facts.resumeStatus !== null) return null;
  // The case went on to the company and came back, so its first resume status is used up: the packet shows it.
  if (facts.filingStage === 'ACCEPTED') return 'FILED';
  return facts.filingStage === 'REJECTED' || stagesAtCourt.includes(facts.filingStage)
    ? 'SENT_FOR_FILING'
    : null;
}

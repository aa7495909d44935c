import { isLodged, type LodgingFacts } from '../cases/case-facts.ts';
import type { CaseStatus } from '../cases/case-status.ts';

/**
 * How many office days a work queue allows for the next step of a case, and what that step is. These are the firm's
 * own targets, by which work queues are sorted; they are no legal deadlines. `days` null: only a date that the court or
 * somebody else has set counts.
 */
export interface WorkTarget {
  kind: string;
  days: number | null;
}

const workTargets: Readonly<Partial<Record<CaseStatus, WorkTarget>>> = {
  PAYMENT_HOLD: { kind: 'PAYMENT_DUE', days: 3 },
  INTAKE: { kind: 'INITIAL_CHECK_DUE', days: 1 },
  INITIAL_CHECK: { kind: 'REVIEW_DUE', days: 1 },
  REVIEW: { kind: 'SIGNATURE_DUE', days: 1 },
  RETURNED_TO_CLIENT: { kind: 'CLIENT_ANSWER_DUE', days: 3 },
  RETURNED_TO_PROCESSOR: { kind: 'FIX_DUE', days: 1 },
  SENT_FOR_FILING: { kind: 'CASE_NUMBER_DUE', days: 2 },
  FILED: { kind: 'SERVING_DUE', days: 1 },
  SENT_FOR_SERVING: { kind: 'RETURN_DUE', days: 5 },
  ON_DOCKET: { kind: 'HEARING', days: null },
  AWAITING_JUDGMENT: { kind: 'JUDGMENT_DUE', days: 2 },
  JUDGMENT_RECORDED: { kind: 'WRIT_FROM', days: null },
  LOCKOUT_SCHEDULED: { kind: 'LOCKOUT', days: null },
};

/** Everybody is served: what waits is a court day, or in a serve-first workflow the filing. */
const afterService = {
  atCourt: { kind: 'DOCKET_DUE', days: 2 },
  beforeFiling: { kind: 'FILING_DUE', days: 1 },
} as const satisfies Record<string, WorkTarget>;

/** What of a case says where its work stands. */
export interface WorkFacts extends LodgingFacts {
  serviceStage: string;
}

/** @returns what the case waits for, or undefined where nothing is waited for. */
export function workTargetOf(facts: WorkFacts): WorkTarget | undefined {
  const isOutOrFiled = facts.status === 'FILED' || facts.status === 'SENT_FOR_SERVING';
  if (!isOutOrFiled || facts.serviceStage !== 'COMPLETE') return workTargets[facts.status];
  return isLodged(facts) ? afterService.atCourt : afterService.beforeFiling;
}

/** Next dates that the law alone sets: they follow every new count of the case's dates. */
export const lawNextDateKinds = ['WRIT_FROM', 'EXECUTION_APPLY_BY', 'ALT_OFFICER_FROM'] as const;
export type LawNextDateKind = (typeof lawNextDateKinds)[number];

/** Every kind of next date, for labels. */
export const nextDateKinds: readonly string[] = [
  ...new Set([
    ...[...Object.values(workTargets), ...Object.values(afterService)].map((target) => target.kind),
    ...lawNextDateKinds,
    // The next payment into the registry, of a judgment that an appeal stays.
    'REGISTRY_DUE',
    // What an agreement names for its next day.
    'STIPULATION_DUE',
  ]),
];

interface NextDate {
  nextDate: string | null;
  nextDateKind: string | null;
}

/** What a company is asked to do by a day. */
const companysTargets: readonly string[] = ['PAYMENT_DUE', 'CLIENT_ANSWER_DUE'];
/** What a firm sets itself. */
const firmsTargets: readonly string[] = [...Object.values(workTargets), ...Object.values(afterService)]
  .filter(({ kind, days }) => days !== null && !companysTargets.includes(kind))
  .map(({ kind }) => kind);

/** The next date as a company reads it: what the firm sets itself is no date of the case, and nobody outside it is late. */
export function nextDateOfCompany<D extends NextDate>({ nextDate, nextDateKind }: D): NextDate {
  const isTold = nextDateKind === null || !firmsTargets.includes(nextDateKind);
  return isTold ? { nextDate, nextDateKind } : { nextDate: null, nextDateKind: null };
}

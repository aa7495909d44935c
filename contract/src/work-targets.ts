import type { CaseStatus } from './case-status.ts';

/**
 * How many office days a desk gives itself for the next step of a case, and what that step is. These are the firm's
 * own targets, by which worklists are sorted; they are no legal deadlines. `days` null: only a date that the court or
 * somebody else has set counts.
 */
export interface WorkTarget {
  kind: string;
  days: number | null;
}

export const workTargets: Readonly<Partial<Record<CaseStatus, WorkTarget>>> = {
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

/** Every kind of next date, for labels. */
export const nextDateKinds = Object.values(workTargets).map((target) => target.kind);

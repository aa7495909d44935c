import type { CaseGuardName } from './case-guards.ts';
import type { CaseStatus } from './case-status.ts';
import type { JudgmentOutcome } from './judgment-outcomes.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Every act on a case; where a route exists, its verb. */
export const caseActionNames = [
  'create-draft',
  'create',
  'submit',
  'hold-release',
  'initial-check',
  'review',
  'send-for-filing',
  'add-case-number',
  'sent-for-serving',
  'record-service',
  'apply-to-docket',
  'awaiting-judgment',
  'record-judgment',
  'set-lockout-date',
  'appeal-update',
  'appeal-submit',
  'back-in-intake',
  'back-in-initial-check',
  'send-back-to-client',
  'send-back-to-processor',
  'close',
  'dismiss-case',
  'deny-case',
  'reopen',
  'save',
  'create-eviction',
  'add-eviction-details',
  'add-documents',
  'flag-document',
  'update-workflow',
  'record-fact',
] as const;
export type CaseAction = (typeof caseActionNames)[number];

/** A status, or the rule that finds it. */
export type Destination =
  | CaseStatus
  | 'same'
  | 'resumeStatus'
  | 'resumePoint'
  | 'statusBeforeDocket'
  | 'statusBeforeEnd'
  | 'appealResult';

/** How an act stands to the usual way of a case; lists show them in this order. */
export const courses = ['onward', 'back', 'end', 'aside'] as const;
export type Course = (typeof courses)[number];

export interface CaseActionRow {
  /** Number in the transition table. */
  row: string;
  action: CaseAction;
  from: readonly CaseStatus[];
  to: Destination;
  /** Null: only the system does it. */
  permission: Permission | null;
  course: Course;
  /** Where the table names fewer roles than the permission has, because who may act depends on the status. */
  roles?: readonly Role[];
  bySystem?: true;
  /** Choose between rows of the same act: a row whose choice does not hold says nothing about this case. */
  when?: readonly CaseGuardName[];
  /** Outcomes that this row is about. */
  outcomes?: readonly JudgmentOutcome[];
  /** Must hold, else the act is refused with the condition's words. */
  guards?: readonly CaseGuardName[];
  /** Facts that must be in the request or on the record by then, as the caller names them; absent ones are each named. */
  requires?: readonly string[];
  /** The status left is kept under this name. */
  remembers?: 'resumeStatus' | 'statusBeforeDocket' | 'statusBeforeEnd';
}

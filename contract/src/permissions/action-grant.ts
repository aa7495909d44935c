import { conflictDenyReasons } from '../cases/case-reasons.ts';
import { isLodged, type ActionInput, type CaseActor, type CaseFacts } from '../cases/case-facts.ts';
import { withoutWrit } from '../writs/writ-facts.ts';
import { permitted, type Grant, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';
import type { Obstacle } from '../lawful-days/obstacle.ts';
import { fault, type Fault } from '../sentences/fault.ts';

/** Whether the action is done, or only requested or proposed; the latter two leave every status as it is. */
export const actionModes = ['act', 'request', 'propose'] as const;
export type ActionMode = (typeof actionModes)[number];

export type RefusalCode = 'case_action_not_allowed' | 'forbidden' | 'lawyer_bar_state';

export interface Refusal {
  allowed: false;
  code: RefusalCode;
  /** Why, where it says more than the code. */
  reason?: Fault;
  /** What it waits for, where that is the reason. */
  obstacles?: readonly Obstacle[];
  /** The first lawful day, where it waits for nothing but that. */
  lawfulFrom?: string | null;
}

export interface Allowance {
  allowed: true;
  mode: ActionMode;
  /** Stands at once, and waits for a lawyer's word (a processor's judgment). */
  needsLawyerConfirm: boolean;
  /** A firm administrator who acts outside the workflow's step gives a reason. */
  outsideStep: boolean;
  /** What stood in its way, and a lawyer passed. */
  passed: readonly Obstacle[];
}

export const forbidden = (reason?: Fault): Refusal => ({
  allowed: false,
  code: 'forbidden',
  ...(reason && { reason }),
});
export const notAllowed = (reason: Fault): Refusal => ({
  allowed: false,
  code: 'case_action_not_allowed',
  reason,
});

interface Asked {
  permission: Permission | null;
  roles?: readonly Role[];
  bySystem?: true;
}

/**
 * The permission side of an action: does one of the actor's roles give it, and do the grant's limits let it through for
 * this case. Status, guards and step are asked elsewhere.
 */
export function askGrant(
  asked: Asked,
  facts: CaseFacts,
  actor: CaseActor,
  input: ActionInput | undefined,
): Allowance | Refusal {
  if (actor.system === true) return asked.bySystem ? allowance('act', false) : forbidden();
  if (asked.permission === null) return forbidden();
  const roles = asked.roles;
  const held = roles ? actor.roles.filter((role) => roles.includes(role)) : actor.roles;
  const grant = permitted(held, asked.permission);
  return grant ? askLimits(grant, facts, actor, input) : forbidden();
}

/** Whether the actor may pass a lawful day of the case: as for an approval, a lawyer admitted in its state. */
export function mayPass(facts: CaseFacts, actor: CaseActor): boolean {
  return askGrant({ permission: 'case.approve' }, facts, actor, undefined).allowed;
}

/** Why the actor's roles give the row's action in no case at all; null where they do in some. */
export function neverGranted(asked: Asked, actor: CaseActor): Refusal | null {
  const favorable = { ...anyCase, stateCode: actor.barStates[0] ?? null };
  const answer = askGrant(asked, favorable, actor, undefined);
  return answer.allowed || answer.code === 'lawyer_bar_state' ? null : forbidden();
}

/** A case of which nothing is known. */
export const anyCase: CaseFacts = {
  status: 'DRAFT',
  stateCode: null,
  filingStage: 'NONE',
  serviceStage: 'NONE',
  approvedAt: null,
  resumeStatus: null,
  statusBeforeDocket: null,
  statusBeforeEnd: null,
  serveFirst: false,
  holds: [],
  overdue: false,
  excepted: false,
  openRequests: 0,
  flaggedDocuments: 0,
  openSpecialApprovals: 0,
  fixesClerical: false,
  today: '2000-01-01',
  lawDays: {},
  hearingOn: null,
  hearingHeld: false,
  docketCheckedOn: null,
  searches: [],
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
};

function askLimits(
  grant: Grant,
  facts: CaseFacts,
  actor: CaseActor,
  input: ActionInput | undefined,
): Allowance | Refusal {
  const has = (limit: Grant['limits'][number]) => grant.limits.includes(limit);
  if (has('bar-state') && (facts.stateCode === null || !actor.barStates.includes(facts.stateCode))) {
    return { allowed: false, code: 'lawyer_bar_state' };
  }
  if (has('pre-lodge') && isLodged(facts)) {
    return forbidden(fault('dismissed_by_firm'));
  }
  if (has('conflict-only') && input && !conflictDenyReasons.some((reason) => reason === input.denyReason)) {
    return forbidden(fault('denied_for_conflict'));
  }
  if (has('on-payment') && facts.overdue) return notAllowed(fault('balance_unpaid'));
  const asks = has('request-only') || (has('request-when-lodged') && isLodged(facts));
  const mode = asks ? 'request' : has('propose-only') ? 'propose' : 'act';
  return allowance(mode, has('needs-confirmation'));
}

function allowance(mode: ActionMode, needsLawyerConfirm: boolean): Allowance {
  return { allowed: true, mode, needsLawyerConfirm, outsideStep: false, passed: [] };
}

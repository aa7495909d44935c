import { mapValues } from '../values/records.ts';
import {
  askGrant,
  forbidden,
  mayPass,
  neverGranted,
  notAllowed,
  type ActionMode,
  type Allowance,
  type Refusal,
} from '../permissions/action-grant.ts';
import {
  caseActionNames,
  rowsByAction,
  type CaseAction,
  type CaseActionRow,
  type CasePlace,
  type Course,
} from './case-actions.ts';
import {
  resumePoint,
  type ActionInput,
  type AppealResult,
  type CaseActor,
  type CaseFacts,
  type JudgmentWay,
} from './case-facts.ts';
import type { HoldKind } from './hold-kinds.ts';
import { caseGuards, otherwiseOf, type CaseGuardName } from './case-guards.ts';
import { holdFacts } from './case-holds.ts';
import type { JudgmentOutcome } from '../judgments/judgment-outcomes.ts';
import { firstDayOf, obstaclesTo } from '../lawful-days/lawful-day.ts';
import { isPassed, type Obstacle } from '../lawful-days/obstacle.ts';
import { notLawfulYet } from '../lawful-days/not-lawful-yet.ts';
import { endStatuses, type CaseStatus } from './case-status.ts';
import { createMachine, primaryOf, type Refused } from '../machine/machine.ts';
import { permitted, supportRole, type Permission } from '../permissions/permissions.ts';
import { fault, type Fault } from '../sentences/fault.ts';
import { caseStatusOfWrit } from '../writs/case-status-of-writ.ts';

export * from './case-status.ts';
export * from './case-facts.ts';
export * from './case-holds.ts';
export {
  bulkActions,
  caseActionNames,
  caseActions,
  maxBulkCases,
  rowsByAction,
  type CaseAction,
  type CaseActionRow,
} from './case-actions.ts';
export { mayPass } from '../permissions/action-grant.ts';
export type { ActionMode, Allowance, Refusal, RefusalCode } from '../permissions/action-grant.ts';

/** An allowed action, with the row of the transition table that it follows. */
export interface CaseAllowance extends Allowance {
  row: CaseActionRow;
}

interface CaseMachine {
  action: CaseAction;
  state: CaseStatus;
  place: CasePlace;
  guard: CaseGuardName;
  hold: HoldKind;
  row: CaseActionRow;
  obstacle: Obstacle;
  facts: CaseFacts;
  input: ActionInput;
  actor: CaseActor;
  grant: Allowance;
  denial: Refusal;
}

const afterAppeal: Readonly<Record<AppealResult, CaseStatus>> = {
  PENDING: 'APPEALED',
  AFFIRMED: 'JUDGMENT_RECORDED',
  DISMISSED: 'JUDGMENT_RECORDED',
  STAY_LIFTED: 'JUDGMENT_RECORDED',
  REVERSED: 'CLOSED',
  REVERSED_AND_DISMISSED: 'DISMISSED',
};

const withWrit: readonly CaseStatus[] = ['WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'];

/** Where a reopened case goes on: what its end gave up, a hearing or a writ or an appeal, it has no more. */
function statusBeforeEnd({
  statusBeforeEnd: before,
  statusBeforeDocket,
  openWrit,
  appealPending,
}: CaseFacts): CaseStatus | null {
  if (before === 'ON_DOCKET') return statusBeforeDocket ?? 'FILED';
  const isGone = before !== null && (before === 'APPEALED' ? !appealPending : withWrit.includes(before));
  return isGone && !openWrit ? 'JUDGMENT_RECORDED' : before;
}

const machine = createMachine<CaseMachine>({
  actions: rowsByAction,
  stateOf: ({ status }) => status,
  places: {
    same: ({ status }) => status,
    resumeStatus: ({ resumeStatus }) => resumeStatus,
    resumePoint,
    statusBeforeDocket: ({ statusBeforeDocket }, input) =>
      input?.docketId ? 'ON_DOCKET' : (statusBeforeDocket ?? 'FILED'),
    appealResult({ writ }, input) {
      const status = afterAppeal[input?.appealResult ?? 'PENDING'];
      // A writ that went on under the appeal, or was only stayed, is where the case goes back to.
      return status === 'JUDGMENT_RECORDED' ? caseStatusOfWrit(writ) : status;
    },
    statusBeforeEnd,
    appealResultLater: ({ status }, input) => {
      if (input?.stayed) return 'APPEALED';
      const end = afterAppeal[input?.appealResult ?? 'PENDING'];
      return endStatuses.includes(end) ? end : status;
    },
  },
  guards: caseGuards,
  stops: mapValues(holdFacts, ({ blocks }) => blocks),
  holdsOf: ({ holds }) => holds,
  isAbout: ({ outcomes, ways }, input) =>
    (!outcomes || !input?.outcome || outcomes.includes(input.outcome)) &&
    (!ways || !input?.basis || ways.includes(input.basis)),
  neverGranted,
  grant({ action, row, facts, actor, input }) {
    const answer = askGrant(row, facts, actor, input);
    if (!answer.allowed) return { granted: false, denial: answer, byRole: answer.code === 'forbidden' };
    const outsideStep = isOutsideStep(action, facts, actor);
    if (!outsideStep || actor.roles.includes('firm_admin')) {
      return { granted: true, grant: { ...answer, outsideStep } };
    }
    const denial = forbidden(fault('step_of_other_role'));
    return { granted: false, denial, byRole: true };
  },
  obstacles: ({ row, facts, input }) => (row.lawful ? obstaclesTo(row.lawful, facts, input) : []),
  passes: ({ facts, actor, input }, obstacles) => isPassed(input?.pass, obstacles) && mayPass(facts, actor),
  rank(action, row, { stepAction, stepEnd }) {
    if (action === stepAction) return -1;
    if (action === stepEnd) return -0.75;
    // Clerical fixes are done: the packet goes out again, which is shorter than a second review.
    return row.to === 'resumePoint' ? -0.5 : null;
  },
});

/**
 * Asks everything that decides about an action: the status machine, the permission table with its limits, the holds,
 * and the active workflow step. Tenancy is asked before; what the body must say, by its schema.
 * @param input what the request says; absent when one only asks what could be offered.
 * @returns the allowance, or why not: 403 where the role is the reason, 409 where the case is.
 */
export function decideCaseAction(
  facts: CaseFacts,
  actor: CaseActor,
  action: CaseAction,
  input?: ActionInput,
): CaseAllowance | Refusal {
  const answer = machine.decide(facts, actor, action, input);
  return answer.allowed
    ? { ...answer.grant, row: answer.row, passed: answer.passed }
    : refusalOf(answer, facts);
}

function refusalOf(refused: Refused<CaseMachine>, facts: CaseFacts): Refusal {
  switch (refused.because) {
    case 'grant':
      return refused.denial;
    case 'state':
      return notAllowed(fault('not_in_status', { status: facts.status }));
    case 'request':
      return notAllowed(fault('not_this_outcome'));
    case 'hold':
      return notAllowed(fault('case_held', { hold: refused.hold }));
    case 'wait':
      return notLawfulYet(refused.obstacles);
    default:
      return notAllowed(otherwiseOf(caseGuards[refused.guard], facts));
  }
}

/** A way of an action that only waits for its lawful day, or for a fact that it needs. */
export interface CaseWait {
  action: CaseAction;
  course: Course;
  /** What it is about, where the action has several such ways. */
  outcomes: readonly JudgmentOutcome[] | null;
  ways: readonly JudgmentWay[] | null;
  obstacles: readonly Obstacle[];
  /** The first lawful day; null while it waits for more than a day. */
  from: string | null;
  /** The actor may pass it, with a reason. */
  mayPass: boolean;
}

/** What an actor may do to a case now. */
export interface CaseOffers {
  /** The most usual first. */
  actions: CaseAction[];
  /** The action that the case waits for; never a side action, a way back or an end. */
  primary: CaseAction | null;
  /** What they may do but for its lawful day. */
  waits: CaseWait[];
  /** Why the case can't go on, where nothing takes it on and its next action would be the actor's. */
  stopped: Fault | null;
  /** How each of the actions stands to the main course of this case. */
  courseOf: (action: CaseAction) => Course | null;
}

export function caseOffers(facts: CaseFacts, actor: CaseActor): CaseOffers {
  const offers = machine.offers(facts, actor);
  const waits = machine.waits(facts, actor);
  const isStep = ({ action }: { action: CaseAction }) => action === facts.stepAction;
  // A step that only waits for its day is what the case waits for, whatever else could be done.
  const stepWaits =
    waits.some((wait) => isStep(wait) && wait.row.course === 'onward') && !offers.some(isStep);
  const primary = stepWaits ? null : (primaryOf(offers)?.action ?? null);
  const isStopped = primary === null && !waits.some(({ row }) => row.course === 'onward');
  const stop = isStopped ? machine.stopped(facts, actor) : null;
  return {
    actions: offers.map(({ action }) => action),
    primary,
    stopped: stop && (refusalOf(stop, facts).reason ?? null),
    waits: waits.map(({ action, row, obstacles }) => ({
      action,
      course: row.course,
      outcomes: row.outcomes ?? null,
      ways: row.ways ?? null,
      obstacles,
      from: firstDayOf(obstacles),
      mayPass: mayPass(facts, actor),
    })),
    courseOf: (action) => offers.find((offer) => offer.action === action)?.row.course ?? null,
  };
}

/** @returns the actions that the actor may do (or ask for, or propose) now, the most usual first. */
export function availableActions(facts: CaseFacts, actor: CaseActor): CaseAction[] {
  return caseOffers(facts, actor).actions;
}

/**
 * Where an action leads. Asks no permission: call `decideCaseAction` first and hand on its mode.
 * @returns null when the table knows no such action from this status.
 */
export function nextStatus(
  facts: CaseFacts,
  action: CaseAction,
  input: ActionInput = {},
  mode: ActionMode = 'act',
): CaseStatus | null {
  const next = machine.next(facts, action, input);
  return next !== null && mode !== 'act' ? facts.status : next;
}

/** @returns every permission that some row of the action asks for. */
export function actionPermissions(action: CaseAction): Permission[] {
  return [...new Set(rowsByAction[action].map((row) => row.permission))];
}

/** Permissions of actions on cases that support access gives to an administrator: those of the role given there. */
const forSupport = new Set(
  caseActionNames
    .filter((action) => rowsByAction[action].some(({ from }) => from.length > 0))
    .flatMap(actionPermissions)
    .filter((permission) => permitted([supportRole], permission)),
);
/** Whether an open support access may open a route; the action itself checks whose case it is. */
export const isForSupport = (permission: Permission): boolean => forSupport.has(permission);

/** The active step speaks about the action that it waits for; it does not forbid sending back, asking or dismissing. */
function isOutsideStep(action: CaseAction, facts: CaseFacts, actor: CaseActor): boolean {
  const { stepRoles, stepAction } = facts;
  if (actor.system === true || stepRoles === null || stepAction !== action) return false;
  return !actor.roles.some((role) => stepRoles.includes(role));
}

/** Whether nothing more happens to a case in this status unless it is reopened. */
export function isEnded(status: CaseStatus): boolean {
  return endStatuses.includes(status);
}

import { mapValues } from '../values/records.ts';
import {
  askGrant,
  forbidden,
  mayPass,
  neverGranted,
  notAllowed,
  type Allowance,
  type Refusal,
} from '../permissions/action-grant.ts';
import type { CaseActor, CaseFacts } from '../cases/case-facts.ts';
import type { HoldKind } from '../cases/hold-kinds.ts';
import { holdFacts } from '../cases/case-holds.ts';
import { caseStatusFacts } from '../cases/case-status.ts';
import { type Course, createMachine, primaryOf, type Refused } from '../machine/machine.ts';
import { outcomeFacts } from '../judgments/judgment-outcomes.ts';
import { firstDayOf, obstaclesTo } from '../lawful-days/lawful-day.ts';
import { notLawfulYet } from '../lawful-days/not-lawful-yet.ts';
import { isPassed, type Obstacle } from '../lawful-days/obstacle.ts';
import { fault } from '../sentences/fault.ts';
import { noWrit, writActions, type WritAction, type WritActionRow, type WritState } from './writ-actions.ts';
import type { WritFacts } from './writ-facts.ts';
import { writGuards, type WritGuardName, type WritInput, type WritOfCase } from './writ-guards.ts';

export * from './writ-actions.ts';
export { caseStatusAfterWrit, caseStatusOfWrit, isOpenWrit } from './case-status-of-writ.ts';
export { withoutWrit, type WritFacts } from './writ-facts.ts';
export type { WritInput } from './writ-guards.ts';

interface WritMachine {
  action: WritAction;
  state: WritState;
  place: 'statusBeforeStay';
  guard: WritGuardName;
  hold: HoldKind;
  row: WritActionRow;
  obstacle: Obstacle;
  facts: WritOfCase;
  input: WritInput;
  actor: CaseActor;
  grant: Allowance;
  denial: Refusal;
}

const machine = createMachine<WritMachine>({
  actions: mapValues(writActions, (row) => [row]),
  stateOf: ({ writ }) => writ.status ?? noWrit,
  places: { statusBeforeStay: ({ writ }) => writ.statusBeforeStay },
  guards: writGuards,
  stops: mapValues(holdFacts, ({ blocksWrit }) => blocksWrit),
  holdsOf: ({ of }) => of.holds,
  neverGranted,
  grant({ action, row, facts: { of }, actor }) {
    const answer = askGrant(row, of, actor, undefined);
    if (!answer.allowed) return { granted: false, denial: answer, byRole: answer.code === 'forbidden' };
    if (caseStatusFacts[of.status].group !== 'POST') {
      const denial = notAllowed(fault('no_writ_moves', { status: of.status }));
      return { granted: false, denial, byRole: false };
    }
    const outsideStep = isOutsideStep(action, of, actor);
    if (!outsideStep || actor.roles.includes('firm_admin')) {
      return { granted: true, grant: { ...answer, outsideStep } };
    }
    return { granted: false, denial: forbidden(fault('step_of_other_role')), byRole: true };
  },
  obstacles({ row: { lawful, lawfulByDefault }, facts: { of }, input }) {
    const asked = { date: input?.queuedFor ?? input?.date };
    const byDefault = of.outcome !== null && outcomeFacts[of.outcome].basis[0] === 'DEFAULT';
    return [
      ...(lawful ? obstaclesTo(lawful, of, asked) : []),
      ...(lawfulByDefault && byDefault ? obstaclesTo(lawfulByDefault, of, asked) : []),
    ];
  },
  passes: ({ facts: { of }, actor, input }, obstacles) =>
    isPassed(input?.pass, obstacles) && mayPass(of, actor),
});

/**
 * Asks everything that decides about an action on a writ: the case, the writ’s own status, permission and holds.
 * @returns the allowance, or why not; for a writ asked too early, with the first lawful day.
 */
export function decideWritAction(
  of: CaseFacts,
  writ: WritFacts,
  actor: CaseActor,
  action: WritAction,
  input: WritInput = {},
): Allowance | Refusal {
  const facts = { of, writ };
  const answer = machine.decide(facts, actor, action, input);
  return answer.allowed ? { ...answer.grant, passed: answer.passed } : refusalOf(answer, facts);
}

function refusalOf(refused: Refused<WritMachine>, facts: WritOfCase): Refusal {
  switch (refused.because) {
    case 'grant':
      return refused.denial;
    case 'hold':
      return notAllowed(fault('case_held', { hold: refused.hold }));
    case 'guard':
      return notAllowed(writGuards[refused.guard].otherwise(facts));
    case 'wait':
      return notLawfulYet(refused.obstacles);
    default:
      return notAllowed(
        facts.writ.status === null
          ? fault('no_writ')
          : fault('not_in_writ_status', { status: facts.writ.status }),
      );
  }
}

/** The active step speaks about the action that it waits for, as it does of a case. */
function isOutsideStep(action: WritAction, { stepRoles, stepAction }: CaseFacts, actor: CaseActor): boolean {
  if (actor.system === true || stepRoles === null || stepAction !== `writ-${action}`) return false;
  return !actor.roles.some((role) => stepRoles.includes(role));
}

/** An action on a writ that only waits for its lawful day, or for a fact that it needs. */
export interface WritWait {
  action: WritAction;
  course: Course;
  obstacles: readonly Obstacle[];
  /** The first lawful day; null while it waits for more than a day. */
  from: string | null;
  /** The actor may pass it, with a reason. */
  mayPass: boolean;
}

/** What an actor may do now to the case’s latest writ, or to have a new one. */
export interface WritChoices {
  /** The most usual first. */
  actions: WritAction[];
  /** The action that the writ waits for; never a side action, a way back or an end. */
  primary: WritAction | null;
  waits: WritWait[];
}

export function writChoices(of: CaseFacts, writ: WritFacts, actor: CaseActor): WritChoices {
  const offers = machine.offers({ of, writ }, actor);
  const waits = machine.waits({ of, writ }, actor);
  // Answers that the company has given may be changed, but nothing waits for them any more.
  const awaited = offers.filter(
    ({ action }) => action !== 'client-confirm' || writ.clientConfirmedAt === null,
  );
  return {
    actions: offers.map(({ action }) => action),
    primary: primaryOf(awaited)?.action ?? null,
    waits: waits.map(({ action, row, obstacles }) => ({
      action,
      course: row.course,
      obstacles,
      from: firstDayOf(obstacles),
      mayPass: mayPass(of, actor),
    })),
  };
}

/** @returns the actions on the case’s latest writ, or on a new one, that the actor may do or ask for now. */
export function availableWritActions(of: CaseFacts, writ: WritFacts, actor: CaseActor): WritAction[] {
  return writChoices(of, writ, actor).actions;
}

/** @returns the writ’s status after an action, or null when the action does not start from the present one. */
export function nextWritStatus(of: CaseFacts, writ: WritFacts, action: WritAction): WritState | null {
  return machine.next({ of, writ }, action);
}

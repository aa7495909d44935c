import {
  askGrant,
  mayPass,
  neverGranted,
  notAllowed,
  type Allowance,
  type Refusal,
} from '../permissions/action-grant.ts';
import type { CaseActor, CaseFacts, HoldKind } from '../cases/case-facts.ts';
import { holdFacts } from '../cases/case-holds.ts';
import { caseStatusFacts, type CaseStatus } from '../cases/case-status.ts';
import { createMachine, mapValues, type Refused } from '../machine/machine.ts';
import { obstaclesTo } from '../lawful-days/lawful-day.ts';
import { notLawfulYet } from '../lawful-days/not-lawful-yet.ts';
import { isPassed, type Obstacle } from '../lawful-days/obstacle.ts';
import { fault } from '../sentences/fault.ts';
import { noWrit, writActions, type WritAction, type WritActionRow, type WritState } from './writ-actions.ts';
import {
  writGuards,
  type WritFacts,
  type WritGuardName,
  type WritInput,
  type WritOfCase,
} from './writ-guards.ts';

export * from './writ-actions.ts';
export type { WritFacts, WritInput } from './writ-guards.ts';

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
  grant({ row, facts: { of }, actor }) {
    const answer = askGrant(row, of, actor, undefined);
    if (!answer.allowed) return { granted: false, denial: answer, byRole: answer.code === 'forbidden' };
    if (caseStatusFacts[of.status].group === 'POST') return { granted: true, grant: answer };
    const denial = notAllowed(fault('no_writ_moves', { status: of.status }));
    return { granted: false, denial, byRole: false };
  },
  obstacles: ({ row: { lawful }, facts: { of }, input }) =>
    lawful ? obstaclesTo(lawful, of, { date: input?.queuedFor }) : [],
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

/** @returns the actions on the case’s latest writ, or on a new one, that the actor may do or ask for now. */
export function availableWritActions(of: CaseFacts, writ: WritFacts, actor: CaseActor): WritAction[] {
  return machine.offers({ of, writ }, actor).map(({ action }) => action);
}

/** @returns the writ’s status after an action, or null when the action does not start from the present one. */
export function nextWritStatus(of: CaseFacts, writ: WritFacts, action: WritAction): WritState | null {
  return machine.next({ of, writ }, action);
}

/**
 * The case follows its writ: prepared, issued, and back at the judgment when the writ ends without possession.
 * A stay cancels the lockout. A case under appeal stays there, whatever its writ does.
 */
export function caseStatusAfterWrit(status: CaseStatus, action: WritAction): CaseStatus {
  if (status === 'APPEALED') return status;
  switch (action) {
    case 'create':
      return 'WRIT_IN_PROGRESS';
    case 'issue':
      return 'WRIT_ISSUED';
    case 'return-unexecuted':
    case 'expire':
    case 'cancel':
      return 'JUDGMENT_RECORDED';
    case 'stay':
      return status === 'LOCKOUT_SCHEDULED' ? 'WRIT_ISSUED' : status;
    default:
      return status;
  }
}

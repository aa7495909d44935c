import { caseActionNames, rowsByAction, type CaseAction } from '../cases/case-actions.ts';
import type { CaseActor, CaseFacts, JudgmentWay } from '../cases/case-facts.ts';
import { decideCaseAction, isEnded, nextStatus } from '../cases/case-lifecycle.ts';
import type { LawDay } from '../lawful-days/lawful-facts.ts';
import { deadlineEvents } from '../deadlines/deadline-values.ts';
import { type Role, roles } from '../permissions/roles.ts';
import { withoutWrit } from '../writs/writ-facts.ts';
import {
  caseStatusAfterWrit,
  decideWritAction,
  nextWritStatus,
  type WritAction,
  writActionNames,
  writActions,
} from '../writs/writ-lifecycle.ts';
import { writStatusFacts } from '../writs/writ-status.ts';
import type { StepAction } from './workflow-values.ts';

/**
 * A case as the status machine sees it while a workflow is played: everything that only time or diligence brings has
 * come. What is left is the order of the actions.
 */
export interface PlayedCase {
  facts: CaseFacts;
  /** How it comes to its judgment, where that is known. */
  way?: JudgmentWay;
}

/** A day of the law that has come, with a last day that is far off. */
const come: LawDay = {
  date: '2099-12-31',
  earliestAction: '2000-01-01',
  missing: [],
  ruleId: null,
  cite: null,
  goodForDays: 36_500,
};
const TODAY = '2026-06-20';

/** A draft that its company may submit. */
export function playedCase(stateCode: string | null, serveFirst: boolean): PlayedCase {
  return {
    facts: {
      status: 'DRAFT',
      stateCode: stateCode ?? 'GA',
      filingStage: 'NONE',
      serviceStage: 'NONE',
      approvedAt: null,
      resumeStatus: null,
      statusBeforeDocket: null,
      statusBeforeEnd: null,
      serveFirst,
      holds: [],
      overdue: false,
      excepted: false,
      openRequests: 0,
      flaggedDocuments: 0,
      openSpecialApprovals: 0,
      fixesClerical: true,
      today: TODAY,
      lawDays: Object.fromEntries(deadlineEvents.map((event) => [event, come])),
      hearingOn: TODAY,
      hearingHeld: true,
      docketCheckedOn: TODAY,
      searches: [{ status: 'NOT_ACTIVE', on: TODAY }],
      answered: false,
      outcome: null,
      appealPending: false,
      stipulated: false,
      writ: withoutWrit,
      withPrejudice: false,
      openWrit: false,
      unbilledCents: 0,
      stepRoles: null,
      stepAction: null,
      stepEnd: null,
    },
  };
}

/** Roles of which one person is asked at a time; a firm administrator signs only as a lawyer. */
export const actorOf = (held: readonly Role[], { facts }: PlayedCase): CaseActor => ({
  roles: held,
  barStates: facts.stateCode ? [facts.stateCode] : [],
});

export const isCaseAction = (action: StepAction): action is CaseAction =>
  caseActionNames.some((name) => name === action);
export const writActionOf = (action: StepAction): WritAction | undefined =>
  writActionNames.find((name) => action === `writ-${name}`);

/**
 * The case after somebody with one of the roles did an action; null where it can't be done from there, or not by them.
 * What is only asked for or proposed doesn't count.
 */
export function played(at: PlayedCase, action: StepAction, held: readonly Role[]): PlayedCase | null {
  if (isCaseAction(action)) return playedCaseAction(at, action, held);
  const onWrit = writActionOf(action);
  return onWrit ? playedWritAction(at, onWrit, held) : at;
}

function playedCaseAction(at: PlayedCase, action: CaseAction, held: readonly Role[]): PlayedCase | null {
  const { facts } = at;
  if (!rowsByAction[action].some(({ from }) => from.includes(facts.status))) return null;
  const input = {
    ...(action === 'record-judgment' && { outcome: 'POSSESSION_ONLY' as const }),
    ...(action === 'awaiting-judgment' && at.way && { basis: at.way }),
    ...(action === 'appeal-update' && { appealResult: 'AFFIRMED' as const }),
    ...(action === 'close' && { closureReason: 'SETTLED', finalBill: true }),
  };
  const allowance = decideCaseAction(facts, actorOf(held, at), action, input);
  if (!allowance.allowed || allowance.mode !== 'act') return null;
  const status = nextStatus(facts, action, input);
  if (status === null) return null;
  return {
    ...at,
    facts: {
      ...facts,
      ...leftBy(action, facts),
      ...(allowance.row.remembers && { [allowance.row.remembers]: facts.status }),
      status,
    },
  };
}

/** What an action leaves on the record that later actions look at. */
function leftBy(action: CaseAction, { approvedAt }: CaseFacts): Partial<CaseFacts> {
  switch (action) {
    case 'send-for-filing':
      return { approvedAt: approvedAt ?? TODAY, filingStage: 'QUEUED' };
    case 'add-case-number':
      return { filingStage: 'ACCEPTED' };
    case 'sent-for-serving':
      return { approvedAt: approvedAt ?? TODAY, serviceStage: 'OUT' };
    case 'record-service':
      return { serviceStage: 'COMPLETE' };
    case 'record-judgment':
      return { outcome: 'POSSESSION_ONLY' };
    case 'appeal-submit':
      return { appealPending: true };
    case 'appeal-update':
      return { appealPending: false };
    default:
      return {};
  }
}

function playedWritAction(at: PlayedCase, action: WritAction, held: readonly Role[]): PlayedCase | null {
  const { facts } = at;
  const { writ } = facts;
  if (writActions[action].permission === null) return null;
  const answer = decideWritAction(facts, writ, actorOf(held, at), action);
  if (!answer.allowed || answer.mode !== 'act') return null;
  const next = nextWritStatus(facts, writ, action);
  if (next === null || next === 'NONE') return null;
  const after = {
    ...writ,
    status: next,
    statusBeforeStay: action === 'stay' ? writ.status : writ.statusBeforeStay,
    clientConfirmedAt: action === 'client-confirm' ? TODAY : writ.clientConfirmedAt,
  };
  return {
    ...at,
    facts: {
      ...facts,
      status: caseStatusAfterWrit(facts.status, action, after),
      openWrit: writStatusFacts[next].open,
      writ: after,
    },
  };
}

const keyOf = ({ facts }: PlayedCase): string =>
  [
    facts.status,
    facts.filingStage,
    facts.serviceStage,
    facts.approvedAt,
    facts.outcome,
    facts.statusBeforeDocket,
    facts.writ.status,
    facts.writ.clientConfirmedAt,
  ].join(' ');

/** What somebody does on the way without a step of its own: what leads a case onward, on itself or on its writ. */
const onward: readonly StepAction[] = [
  ...caseActionNames.filter((action) =>
    rowsByAction[action].some(
      ({ course, to, from }) => course === 'onward' && from.length > 0 && to !== 'statusBeforeEnd',
    ),
  ),
  ...writActionNames
    .filter((action) => writActions[action].course === 'onward' && action !== 'resume')
    .map((action) => `writ-${action}` as const),
];

/** A place that a case can come to, and the actions that led there. */
export interface Reached {
  at: PlayedCase;
  by: readonly StepAction[];
}

/** Everywhere that a case can be without the actions that are kept for later steps, the shortest way first. */
export function reachedFrom(starts: readonly PlayedCase[], kept: ReadonlySet<StepAction>): Reached[] {
  const seen = new Set<string>();
  const reached: Reached[] = [];
  const put = (one: Reached) => {
    const key = keyOf(one.at);
    if (seen.has(key)) return;
    seen.add(key);
    reached.push(one);
  };
  for (const at of starts) put({ at, by: [] });
  const free = onward.filter((action) => !kept.has(action));
  // The list grows while it is walked.
  for (const { at, by } of reached) {
    if (isEnded(at.facts.status)) continue;
    for (const action of free) {
      const next = played(at, action, roles);
      if (next) put({ at: next, by: [...by, action] });
    }
  }
  return reached;
}

/** Each place once. */
export const distinctPlaces = (places: readonly PlayedCase[]): PlayedCase[] => [
  ...new Map(places.map((at) => [keyOf(at), at])).values(),
];

/** Whether nothing more happens to it. */
export const hasEnded = ({ facts }: PlayedCase): boolean => isEnded(facts.status);

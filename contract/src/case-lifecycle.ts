import {
  askGrant,
  forbidden,
  notAllowed,
  type ActionMode,
  type Allowance,
  type Refusal,
} from './action-grant.ts';
import {
  caseActionNames,
  caseActions,
  courses,
  type CaseAction,
  type CaseActionRow,
} from './case-actions.ts';
import {
  resumePoint,
  type ActionInput,
  type AppealResult,
  type CaseActor,
  type CaseFacts,
} from './case-facts.ts';
import { caseGuards, firstFailing } from './case-guards.ts';
import { holdFacts } from './case-holds.ts';
import { caseStatusFacts, endStatuses, type CaseStatus } from './case-status.ts';
import { permitted, supportRole, type Permission } from './permissions.ts';

export * from './case-status.ts';
export * from './case-facts.ts';
export * from './case-holds.ts';
export { bulkActions, caseActionNames, caseActions, maxBulkCases, submitChecks } from './case-actions.ts';
export type { CaseAction, CaseActionRow } from './case-actions.ts';
export type { ActionMode, Allowance, Refusal, RefusalCode } from './action-grant.ts';

/** An allowed act, with the row of the transition table that it follows. */
export interface CaseAllowance extends Allowance {
  row: CaseActionRow;
}

const rowsByAction = new Map(
  caseActionNames.map((action) => [action, caseActions.filter((row) => row.action === action)]),
);
const rowsOf = (action: CaseAction): readonly CaseActionRow[] => rowsByAction.get(action) ?? [];

/**
 * Asks everything that decides about an act: the status machine, the permission table with its limits, the holds, and
 * the active workflow step. Tenancy is asked before; missing facts (`row.requires`) after, by the verb.
 * @param input what the request says; absent when one only asks what could be offered.
 * @returns the allowance, or why not: 403 where the role is the reason, 409 where the case is.
 */
export function decideCaseAction(
  facts: CaseFacts,
  actor: CaseActor,
  action: CaseAction,
  input?: ActionInput,
): CaseAllowance | Refusal {
  const rows = rowsOf(action);
  if (!rows.some((row) => mayEver(row, actor))) return forbidden();
  const here = rowsHere(rows, facts, input);
  if ('allowed' in here) return here;
  const answers = here.map((row) => decideRow(row, facts, actor, input));
  const isRole = (answer: Refusal) => answer.code === 'forbidden';
  return (
    answers.find((answer) => answer.allowed) ??
    answers.find((answer): answer is Refusal => !answer.allowed && !isRole(answer)) ??
    answers[0] ??
    forbidden()
  );
}

/** @returns the acts that the actor may do (or ask for, or propose) now, the most usual first. */
export function availableActions(facts: CaseFacts, actor: CaseActor): CaseAction[] {
  const offers = caseActionNames.flatMap((action) => {
    // Most acts lead nowhere from here: a list asks this for each of its rows.
    if (!rowsOf(action).some((row) => row.from.includes(facts.status))) return [];
    const answer = decideCaseAction(facts, actor, action);
    return answer.allowed ? [{ action, rank: rank(answer.row, facts) }] : [];
  });
  return offers.toSorted((a, b) => a.rank - b.rank).map((offer) => offer.action);
}

/** @returns null when the act is allowed, else the code, and the words for the person. */
export function explainRefusal(
  facts: CaseFacts,
  actor: CaseActor,
  action: CaseAction,
  input?: ActionInput,
): Refusal | null {
  const answer = decideCaseAction(facts, actor, action, input);
  return answer.allowed ? null : answer;
}

/**
 * Where an act leads. Asks no permission: call `decideCaseAction` first and hand on its mode.
 * @returns null when the table knows no such act from this status.
 */
export function nextStatus(
  facts: CaseFacts,
  action: CaseAction,
  input: ActionInput = {},
  mode: ActionMode = 'act',
): CaseStatus | null {
  const here = rowsHere(rowsOf(action), facts, input);
  if ('allowed' in here) return null;
  if (mode !== 'act') return facts.status;
  const row = here[0];
  return row ? destination(row, facts, input) : null;
}

/** @returns every permission that some row of the act asks for: what its route lets through. */
export function actionPermissions(action: CaseAction): Permission[] {
  return [
    ...new Set(
      rowsOf(action)
        .map((row) => row.permission)
        .filter((permission) => permission !== null),
    ),
  ];
}

/** Permissions of acts on cases that a firm lends to an administrator: those of the role that he is given there. */
const lent = new Set(
  caseActionNames
    .filter((action) => !action.startsWith('create'))
    .flatMap(actionPermissions)
    .filter((permission) => permitted([supportRole], permission)),
);
/** Whether an open support access may lead through a route’s door; the act itself asks whose case it is. */
export const isLentToSupport = (permission: Permission): boolean => lent.has(permission);

/** Whether the actor's roles give the row's act in any case at all, wherever it stands. */
function mayEver(row: CaseActionRow, actor: CaseActor): boolean {
  const favourable = { ...anyCase, stateCode: actor.barStates[0] ?? null };
  const answer = askGrant(row, favourable, actor, undefined);
  return answer.allowed || answer.code === 'lawyer_bar_state';
}

const anyCase: CaseFacts = {
  status: 'DRAFT',
  stateCode: null,
  filingStage: 'NONE',
  approvedAt: null,
  resumeStatus: null,
  statusBeforeDocket: null,
  statusBeforeEnd: null,
  serveFirst: false,
  holds: [],
  overdue: false,
  openRequests: 0,
  flaggedDocuments: 0,
  openSpecialApprovals: 0,
  fixesClerical: false,
  hearingHeld: false,
  defaultReady: false,
  outcome: null,
  withPrejudice: false,
  openWrit: false,
  unbilledCents: 0,
  stepRoles: null,
  stepAction: null,
};

/** The rows that describe this case and this request, or the refusal when none does. */
function rowsHere(
  rows: readonly CaseActionRow[],
  facts: CaseFacts,
  input: ActionInput | undefined,
): CaseActionRow[] | Refusal {
  const fromHere = rows.filter((row) => row.from.includes(facts.status));
  if (fromHere.length === 0) {
    return notAllowed(`This can’t be done while the case is “${caseStatusFacts[facts.status].firmLabel}”.`);
  }
  const about = fromHere.filter(
    ({ outcomes }) => !outcomes || !input?.outcome || outcomes.includes(input.outcome),
  );
  if (about.length === 0) return notAllowed('This outcome doesn’t fit the case as it stands.');
  const chosen = about.filter((row) => firstFailing(row.when ?? [], facts, input) === null);
  if (chosen.length > 0) return chosen;
  const missed = firstFailing(about[0]?.when ?? [], facts, input);
  return notAllowed(missed ? caseGuards[missed].message : 'This can’t be done to the case as it stands.');
}

function decideRow(
  row: CaseActionRow,
  facts: CaseFacts,
  actor: CaseActor,
  input: ActionInput | undefined,
): CaseAllowance | Refusal {
  const granted = askGrant(row, facts, actor, input);
  if (!granted.allowed) return granted;
  const outsideStep = isOutsideStep(row.action, facts, actor);
  if (outsideStep && !actor.roles.includes('firm_admin')) {
    return forbidden('The case’s workflow gives this step to another role.');
  }
  const hold = facts.holds.find((kind) => holdFacts[kind].blocks.includes(row.action));
  if (hold) return notAllowed(`The case is held: ${holdFacts[hold].label}.`);
  const failing = firstFailing(row.guards ?? [], facts, input);
  if (failing) return notAllowed(caseGuards[failing].message);
  return { ...granted, outsideStep, row };
}

/** The active step speaks about the act that it waits for; it does not forbid sending back, asking or dismissing. */
function isOutsideStep(action: CaseAction, facts: CaseFacts, actor: CaseActor): boolean {
  const { stepRoles, stepAction } = facts;
  if (actor.system === true || stepRoles === null || stepAction !== action) return false;
  return !actor.roles.some((role) => stepRoles.includes(role));
}

function rank(row: CaseActionRow, facts: CaseFacts): number {
  if (row.action === facts.stepAction) return -1;
  // Clerical fixes are done: the packet goes out again, which is shorter than a second review.
  if (row.to === 'resumePoint') return -0.5;
  return courses.indexOf(row.course);
}

const afterAppeal: Readonly<Record<AppealResult, CaseStatus>> = {
  PENDING: 'APPEALED',
  AFFIRMED: 'JUDGMENT_RECORDED',
  DISMISSED: 'JUDGMENT_RECORDED',
  STAY_LIFTED: 'JUDGMENT_RECORDED',
  REVERSED: 'CLOSED',
  REVERSED_AND_DISMISSED: 'DISMISSED',
};

function destination(row: CaseActionRow, facts: CaseFacts, input: ActionInput): CaseStatus | null {
  switch (row.to) {
    case 'same':
      return facts.status;
    case 'resumeStatus':
      return facts.resumeStatus;
    case 'resumePoint':
      return resumePoint(facts);
    case 'statusBeforeDocket':
      return input.docketId ? 'ON_DOCKET' : (facts.statusBeforeDocket ?? 'FILED');
    case 'statusBeforeEnd':
      return facts.statusBeforeEnd;
    case 'appealResult':
      return afterAppeal[input.appealResult ?? 'PENDING'];
    default:
      return row.to;
  }
}

/** Whether nothing more happens to a case in this status unless it is reopened. */
export function isEnded(status: CaseStatus): boolean {
  return endStatuses.includes(status);
}

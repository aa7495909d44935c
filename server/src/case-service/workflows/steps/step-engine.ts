import {
  type CaseAction,
  caseActionFacts,
  caseActionNames,
  caseActions,
  rowsByAction,
} from '@writdesk/contract/cases/case-actions';
import { kindEndedBy, stepKinds } from '@writdesk/contract/workflows/workflow-values';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';

/** A step of a case's own copy, as far as the rules look at it. */
export interface EngineStep {
  sequenceNo: number;
  action: string;
  /** An action that ends the step too. */
  autoCompleteWhen: string | null;
  state: 'PENDING' | 'ACTIVE' | 'DONE' | 'SKIPPED';
  /** It was done before; a way back leaves this. */
  wasDone: boolean;
  /** Its day has come, so that what ends it counts. */
  isDue: boolean;
}

export interface Walk<S extends EngineStep> {
  /** The steps whose state changed. */
  changed: { step: S; state: EngineStep['state'] }[];
  completed: S[];
  activated: S | null;
  /** The wait that the case stands before. */
  waitsAt: S | null;
  /** A whole number while a step is active, k + 0.5 between k and the next; 0.5 before the first. */
  presentStep: number;
}

const waitingKinds: ReadonlySet<string> = new Set(stepKinds);
const named = (test: (action: CaseAction) => boolean): ReadonlySet<string> =>
  new Set(caseActionNames.filter(test));
const repeatable = named((action) => caseActionFacts[action].repeats === true);
const endings = named((action) =>
  rowsByAction[action].every(({ course, to }) => course === 'end' || to === 'CLOSED'),
);
const reopenings = named((action) => rowsByAction[action].some(({ to }) => to === 'statusBeforeEnd'));
/** What a case waits for where a way back leaves it, unless it is to go on where it stood. */
const awaited: ReadonlyMap<string, string | undefined> = new Map(
  caseActions
    .filter(({ course, remembers }) => course === 'back' && !remembers)
    .map(({ to }) => [
      to,
      caseActions.find(({ from, course }) => course === 'onward' && from.some((status) => status === to))
        ?.action,
    ]),
);

const isOpen = (state: EngineStep['state']) => state === 'PENDING' || state === 'ACTIVE';

/**
 * What an action does to the steps of a case. It ends the step that waits for it, wherever that stands. Where it stands
 * further on, the steps passed over are left: a date, a task or a check as skipped, an action that was done before as
 * done; an action that was never done stays open and can still be done. An action that no step names moves nothing, but the
 * first action of all begins the first step.
 *
 * @param steps in their order.
 */
export function advance<S extends EngineStep>(steps: readonly S[], action: string): Walk<S> {
  const states = new Map(steps.map((step) => [step, step.state]));
  const own = steps.filter(
    (step) =>
      step.action === action ||
      step.autoCompleteWhen === action ||
      // A look at the docket ends the check that waits for it, and none whose day is still to come.
      (kindEndedBy[step.action] === action && step.state === 'ACTIVE' && step.isDue),
  );
  const open = own.filter((step) => isOpen(step.state));
  const completed = open.length
    ? open
    : repeatable.has(action)
      ? own.filter((step) => step.state === 'DONE')
      : [];
  const active = steps.find((step) => step.state === 'ACTIVE');
  if (endings.has(action)) return endAll(steps, states, completed);
  if (!completed.length) {
    const untouched = steps.every((step) => step.state === 'PENDING' && !step.wasDone);
    if (reopenings.has(action)) restore(steps, states);
    else if (!untouched) return walkOf(steps, states, [], null);
    return walkOf(steps, states, [], enter(steps, states, reachedBy(steps, states)));
  }
  for (const step of completed) states.set(step, 'DONE');
  const reached = completed.at(-1)?.sequenceNo ?? 0;
  // Done out of its turn, before the active step: what is active stays so.
  const isLate = active !== undefined && active.sequenceNo > reached && open.length > 0;
  if (isLate) return walkOf(steps, states, completed, null);
  for (const step of steps) {
    const state = states.get(step) ?? step.state;
    if (step.sequenceNo < reached && isOpen(state)) states.set(step, passedOver(step));
    if (step.sequenceNo > reached && state !== 'PENDING') states.set(step, 'PENDING');
  }
  return walkOf(steps, states, completed, enter(steps, states, reached));
}

/** Ends one step by itself: its day has come, its document is made, or somebody did the task. Nothing happens to one that is not open. */
export function finish<S extends EngineStep>(steps: readonly S[], step: S): Walk<S> {
  const states = new Map(steps.map((one) => [one, one.state]));
  if (!isOpen(step.state)) return walkOf(steps, states, [], null);
  states.set(step, 'DONE');
  const others = steps.some((one) => one !== step && one.state === 'ACTIVE');
  return walkOf(steps, states, [step], others ? null : enter(steps, states, step.sequenceNo));
}

/**
 * The way back: the step that the status waits for is active again, everything after it open again.
 * @returns nothing changed where the status keeps the case's place (sent back to the client or the processor).
 */
export function rewind<S extends EngineStep>(steps: readonly S[], status: CaseStatus): Walk<S> {
  const states = new Map(steps.map((step) => [step, step.state]));
  const wanted = awaited.get(status);
  const target = wanted === undefined ? undefined : steps.find((step) => step.action === wanted);
  if (!target) return walkOf(steps, states, [], null);
  for (const step of steps) {
    if (step.sequenceNo > target.sequenceNo) states.set(step, 'PENDING');
  }
  states.set(target, 'ACTIVE');
  return walkOf(steps, states, [], target);
}

/**
 * An action is undone: its step and all after it are open again, and the case stands where that action found it, at
 * the first of the steps that it passed over.
 * @returns nothing changed where no step says that it was done.
 */
export function takeBack<S extends EngineStep>(steps: readonly S[], action: CaseAction): Walk<S> {
  const states = new Map(steps.map((step) => [step, step.state]));
  const at = steps.findLastIndex(
    (step) => step.state === 'DONE' && (step.action === action || step.autoCompleteWhen === action),
  );
  if (at === -1) return walkOf(steps, states, [], null);
  const reached = reachedBy(steps.slice(0, at), states);
  for (const step of steps) if (step.sequenceNo > reached) states.set(step, 'PENDING');
  return walkOf(steps, states, [], enter(steps, states, reached));
}

function passedOver(step: EngineStep): EngineStep['state'] {
  if (waitingKinds.has(step.action)) return 'SKIPPED';
  return step.wasDone ? 'DONE' : 'PENDING';
}

/** Begins the next step, unless it is a wait: then the case stands between two steps. */
function enter<S extends EngineStep>(
  steps: readonly S[],
  states: Map<S, EngineStep['state']>,
  reached: number,
): S | null {
  const next = steps.find((step) => step.sequenceNo > reached);
  if (!next || next.action === 'WAIT') return null;
  states.set(next, 'ACTIVE');
  return next;
}

/** A case that ended has nothing left to do. */
function endAll<S extends EngineStep>(
  steps: readonly S[],
  states: Map<S, EngineStep['state']>,
  completed: S[],
): Walk<S> {
  for (const step of steps)
    if (isOpen(step.state)) states.set(step, completed.includes(step) ? 'DONE' : 'SKIPPED');
  return walkOf(steps, states, completed, null);
}

/** A reopened case goes on after the last step that was done. */
function restore<S extends EngineStep>(steps: readonly S[], states: Map<S, EngineStep['state']>): void {
  const reached = reachedBy(steps, states);
  for (const step of steps) if (step.sequenceNo > reached) states.set(step, 'PENDING');
}

function reachedBy<S extends EngineStep>(
  steps: readonly S[],
  states: ReadonlyMap<S, EngineStep['state']>,
): number {
  return steps.findLast((step) => states.get(step) === 'DONE')?.sequenceNo ?? 0;
}

function walkOf<S extends EngineStep>(
  steps: readonly S[],
  states: ReadonlyMap<S, EngineStep['state']>,
  completed: S[],
  activated: S | null,
): Walk<S> {
  const active = steps.find((step) => states.get(step) === 'ACTIVE');
  const changed = steps.flatMap((step) => {
    const state = states.get(step) ?? step.state;
    return state === step.state ? [] : [{ step, state }];
  });
  const reached = reachedBy(steps, states);
  const next = steps.find((step) => step.sequenceNo > reached);
  const waitsAt = !active && next?.action === 'WAIT' && states.get(next) === 'PENDING' ? next : null;
  return { changed, completed, activated, waitsAt, presentStep: active?.sequenceNo ?? reached + 0.5 };
}

import { stepKinds } from './workflow-values.ts';

type State = 'PENDING' | 'ACTIVE' | 'DONE' | 'SKIPPED';

/** A step of a case's own copy. */
export interface OwnStep {
  id: string;
  /** The step of the workflow that it is a copy of. */
  stepId: string;
  name: string;
  action: string;
  sequenceNo: number;
  state: State;
}

export interface TargetStep {
  id: string;
  name: string;
  action: string;
  sequenceNo: number;
}

/** Where a step of the other version comes from, and how that was found. */
export interface Landing<O extends OwnStep, T extends TargetStep> {
  step: T;
  from: O | null;
  by: 'HAND' | 'ID' | 'ACTION' | 'NEW';
  state: State;
}

export interface Move<O extends OwnStep, T extends TargetStep> {
  steps: Landing<O, T>[];
  /** Done steps that the other version has no place for; a case with one doesn't move. */
  lost: O[];
  /** As at run time: k + 0.5 between two steps. */
  presentStep: number;
}

const waiting: readonly string[] = stepKinds;

/**
 * Where the steps of a case land in another version: by what somebody chose, then by the step's id, then by its action.
 * Tasks, waits and checks are the same by their name too, for a workflow has several of a kind.
 * @param byHand the case's step for a step of the other version, by their ids.
 */
export function landSteps<O extends OwnStep, T extends TargetStep>(
  own: readonly O[],
  target: readonly T[],
  byHand: Readonly<Record<string, string>> = {},
): Move<O, T> {
  const free = new Set(own);
  const found = new Map<T, { from: O; by: Landing<O, T>['by'] }>();
  const match = (by: Landing<O, T>['by'], isSame: (from: O, to: T) => boolean) => {
    for (const to of target) {
      if (found.has(to)) continue;
      const from = [...free].find((one) => isSame(one, to));
      if (!from) continue;
      free.delete(from);
      found.set(to, { from, by });
    }
  };
  match('HAND', (from, to) => byHand[to.id] === from.id);
  // A step whose action was changed is another one: what was done of it isn't what it waits for now.
  match('ID', (from, to) => from.stepId === to.id && from.action === to.action);
  match(
    'ACTION',
    (from, to) => from.action === to.action && (!waiting.includes(to.action) || from.name === to.name),
  );
  const isDone = (to: T) => found.get(to)?.from.state === 'DONE';
  const reached = target.findLast(isDone)?.sequenceNo ?? 0;
  const isBegun = own.some(({ state }) => state !== 'PENDING');
  const active =
    target.find((to) => to.sequenceNo > reached && found.get(to)?.from.state === 'ACTIVE') ??
    (isBegun ? nextAfter(target, reached) : undefined);
  const stateOf = (to: T): State => {
    if (isDone(to)) return 'DONE';
    if (to === active) return 'ACTIVE';
    // What the case has passed is left as an action that passes it would leave it.
    return to.sequenceNo < (active?.sequenceNo ?? reached) && waiting.includes(to.action)
      ? 'SKIPPED'
      : 'PENDING';
  };
  return {
    steps: target.map((step) => ({
      step,
      from: found.get(step)?.from ?? null,
      by: found.get(step)?.by ?? 'NEW',
      state: stateOf(step),
    })),
    lost: [...free].filter(({ state }) => state === 'DONE'),
    presentStep: active?.sequenceNo ?? reached + 0.5,
  };
}

/** A wait is nobody's work: the case stands between two steps. */
function nextAfter<T extends TargetStep>(target: readonly T[], reached: number): T | undefined {
  const next = target.find(({ sequenceNo }) => sequenceNo > reached);
  return next?.action === 'WAIT' ? undefined : next;
}

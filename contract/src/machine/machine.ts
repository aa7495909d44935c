import { ownKeys } from '../values/records.ts';
/**
 * A status machine as data: which action leads from which states where, what must hold for it, and what stops it. It
 * knows no noun. Each noun describes its own machine and gets the same answers: may this be done, what may be done,
 * where does it lead.
 */

/** How a row stands to the main course of its record; lists show them in this order. */
export const courses = ['onward', 'back', 'end', 'aside'] as const;
export type Course = (typeof courses)[number];

/** One way of an action. The first row that describes the record counts. */
export interface MachineRow<S extends string, P extends string, G extends string> {
  from: readonly S[];
  /** A state, or the name of a place that the facts decide. */
  to: S | P;
  course: Course;
  /** Choose between rows of the same action: a row whose choice does not hold says nothing about this record. */
  when?: readonly G[];
  /** Must hold, else the action is refused. */
  guards?: readonly G[];
}

/** A side condition. `input` is absent while one only asks what could be done: then it must not fail for want of it. */
export interface Guard<F, I> {
  holds: (facts: F, input: I | undefined) => boolean;
}

/** The answer of the permission side: what is granted, or why not. */
export type Granted<Grant, Denial> =
  | { granted: true; grant: Grant }
  /** `byRole`: another row may still have a better reason. */
  | { granted: false; denial: Denial; byRole: boolean };

/** The names and shapes of one machine. */
export interface MachineTypes {
  action: string;
  state: string;
  place: string;
  guard: string;
  hold: string;
  row: MachineRow<string, string, string>;
  obstacle: unknown;
  facts: unknown;
  input: unknown;
  actor: unknown;
  grant: unknown;
  denial: unknown;
}

export interface MachineDefinition<T extends MachineTypes> {
  actions: Readonly<Record<T['action'], readonly T['row'][]>>;
  stateOf: (facts: T['facts']) => T['state'];
  places: Readonly<
    Record<T['place'], (facts: T['facts'], input: T['input'] | undefined) => T['state'] | null>
  >;
  guards: Readonly<Record<T['guard'], Guard<T['facts'], T['input']>>>;
  /** The actions that each hold stops. */
  stops: Readonly<Record<T['hold'], readonly T['action'][]>>;
  holdsOf: (facts: T['facts']) => readonly T['hold'][];
  /** Why an actor may never take the row, wherever the record stands; null for one who may. */
  neverGranted: (row: T['row'], actor: T['actor']) => T['denial'] | null;
  grant: (ask: Ask<T>) => Granted<T['grant'], T['denial']>;
  /** What a row still waits for, and only time or somebody’s work brings; nothing when absent. */
  obstacles?: (ask: Ask<T>) => readonly T['obstacle'][];
  /** Whether the request passes them, and the actor may; nobody may when absent. */
  passes?: (ask: Ask<T>, obstacles: readonly T['obstacle'][]) => boolean;
  /** Whether the row is about what the request says; every row is when absent. */
  isAbout?: (row: T['row'], input: T['input'] | undefined) => boolean;
  /** A row's place among what is offered, smaller first; its course's when null. */
  rank?: (action: T['action'], row: T['row'], facts: T['facts']) => number | null;
}

/** What the permission side is asked. */
export interface Ask<T extends MachineTypes> {
  action: T['action'];
  row: T['row'];
  facts: T['facts'];
  actor: T['actor'];
  input: T['input'] | undefined;
}

export type Allowed<T extends MachineTypes> = {
  allowed: true;
  row: T['row'];
  grant: T['grant'];
  /** What still stood in the way, and the request passed. */
  passed: readonly T['obstacle'][];
};
/** Why not, as codes: the noun has the words. */
export type Refused<T extends MachineTypes> = { allowed: false } & (
  | { because: 'grant'; denial: T['denial']; byRole: boolean }
  | { because: 'state' }
  /** No row of this state is about the request. */
  | { because: 'request' }
  | { because: 'choice'; guard: T['guard'] }
  | { because: 'hold'; hold: T['hold'] }
  | { because: 'guard'; guard: T['guard'] }
  | Wait<T>
);

/** A way that is open to the actor but for what it waits for. */
export interface Wait<T extends MachineTypes> {
  because: 'wait';
  row: T['row'];
  grant: T['grant'];
  obstacles: readonly T['obstacle'][];
}
export type Waiting<T extends MachineTypes> = Wait<T> & { action: T['action'] };

/** A way that would be the actor's, but for a fact of the record. */
export type Stopped<T extends MachineTypes> = Extract<Refused<T>, { because: 'hold' | 'guard' }>;

export interface Offer<T extends MachineTypes> extends Allowed<T> {
  action: T['action'];
}

export interface Machine<T extends MachineTypes> {
  /** Asks everything that decides: state, permission, holds, guards. */
  decide: (
    facts: T['facts'],
    actor: T['actor'],
    action: T['action'],
    input?: T['input'],
  ) => Allowed<T> | Refused<T>;
  /** What the actor may do now, the most usual first. */
  offers: (facts: T['facts'], actor: T['actor']) => Offer<T>[];
  /** The ways that only wait, the most usual first. */
  waits: (facts: T['facts'], actor: T['actor']) => Waiting<T>[];
  /** Why the first way on the main course that would be the actor's is closed; null where none is. */
  stopped: (facts: T['facts'], actor: T['actor']) => Stopped<T> | null;
  /** Where an action leads; null when no row knows it from here. Asks no permission. */
  next: (facts: T['facts'], action: T['action'], input?: T['input']) => T['state'] | null;
}

/** The action that the record waits for: the first offer on its main course, never a side action or a way back. */
export function primaryOf<T extends MachineTypes>(offers: readonly Offer<T>[]): Offer<T> | null {
  return offers.find(({ row }) => row.course === 'onward') ?? null;
}

export function createMachine<T extends MachineTypes>(definition: MachineDefinition<T>): Machine<T> {
  const { actions, stateOf, places, guards, stops, holdsOf, grant, isAbout, rank } = definition;
  type Facts = T['facts'];
  type Input = T['input'] | undefined;
  const names = ownKeys(actions);
  const startsHere = (row: T['row'], facts: Facts) => row.from.includes(stateOf(facts));
  const failing = (of: readonly string[] | undefined, facts: Facts, input: Input): T['guard'] | undefined =>
    of?.find((name) => !guards[name as T['guard']].holds(facts, input));

  /** The rows that describe this record and this request, or why none does. */
  function rowsHere(action: T['action'], facts: Facts, input: Input): T['row'][] | Refused<T> {
    const fromHere = actions[action].filter((row) => startsHere(row, facts));
    if (fromHere.length === 0) return { allowed: false, because: 'state' };
    const about = isAbout ? fromHere.filter((row) => isAbout(row, input)) : fromHere;
    const [first] = about;
    if (!first) return { allowed: false, because: 'request' };
    const chosen = about.filter((row) => failing(row.when, facts, input) === undefined);
    const missed = failing(first.when, facts, input);
    return chosen.length > 0 || missed === undefined
      ? chosen
      : { allowed: false, because: 'choice', guard: missed };
  }

  function decideRow(ask: Ask<T>): Allowed<T> | Refused<T> {
    const { action, row, facts, input } = ask;
    const answer = grant(ask);
    if (!answer.granted)
      return { allowed: false, because: 'grant', denial: answer.denial, byRole: answer.byRole };
    const hold = holdsOf(facts).find((kind: T['hold']) => stops[kind].includes(action));
    if (hold !== undefined) return { allowed: false, because: 'hold', hold };
    const guard = failing(row.guards, facts, input);
    if (guard !== undefined) return { allowed: false, because: 'guard', guard };
    const obstacles = definition.obstacles?.(ask) ?? [];
    const isPassed = obstacles.length === 0 || definition.passes?.(ask, obstacles) === true;
    if (isPassed) return { allowed: true, row, grant: answer.grant, passed: obstacles };
    return { allowed: false, because: 'wait', row, grant: answer.grant, obstacles };
  }

  const decide: Machine<T>['decide'] = (facts, actor, action, input) => {
    const denials = actions[action].map((row) => definition.neverGranted(row, actor));
    const denial = denials.find((one) => one !== null);
    if (denial !== undefined && !denials.includes(null))
      return { allowed: false, because: 'grant', denial, byRole: true };
    const here = rowsHere(action, facts, input);
    if ('allowed' in here) return here;
    const answers = here.map((row) => decideRow({ action, row, facts, actor, input }));
    const isByRole = (answer: Allowed<T> | Refused<T>) =>
      !answer.allowed && answer.because === 'grant' && answer.byRole;
    return (
      // What is lawful goes before what must be passed.
      answers.find((answer) => answer.allowed && answer.passed.length === 0) ??
      answers.find((answer) => answer.allowed) ??
      answers.find((answer) => !isByRole(answer)) ??
      answers[0] ?? { allowed: false, because: 'state' }
    );
  };

  const rankOf = ({ action, row }: { action: T['action']; row: T['row'] }, facts: Facts) =>
    rank?.(action, row, facts) ?? courses.indexOf(row.course);
  // Most actions lead nowhere from here: a list asks this for each of its rows.
  const namesHere = (facts: Facts) =>
    names.filter((action) => actions[action].some((row) => startsHere(row, facts)));

  return {
    decide,
    offers(facts, actor) {
      const offers = namesHere(facts).flatMap((action): Offer<T>[] => {
        const answer = decide(facts, actor, action);
        return answer.allowed ? [{ ...answer, action }] : [];
      });
      return offers.toSorted((a, b) => rankOf(a, facts) - rankOf(b, facts));
    },
    waits(facts, actor) {
      const waits = namesHere(facts).flatMap((action) => {
        const here = rowsHere(action, facts, undefined);
        const rows = 'allowed' in here ? [] : here;
        return rows.flatMap((row): Waiting<T>[] => {
          const answer = decideRow({ action, row, facts, actor, input: undefined });
          return !answer.allowed && answer.because === 'wait' ? [{ ...answer, action }] : [];
        });
      });
      return waits.toSorted((a, b) => rankOf(a, facts) - rankOf(b, facts));
    },
    stopped(facts, actor) {
      for (const action of namesHere(facts)) {
        const here = rowsHere(action, facts, undefined);
        for (const row of 'allowed' in here ? [] : here) {
          if (row.course !== 'onward') continue;
          const answer = decideRow({ action, row, facts, actor, input: undefined });
          if (!answer.allowed && (answer.because === 'hold' || answer.because === 'guard')) return answer;
        }
      }
      return null;
    },
    next(facts, action, input) {
      const here = rowsHere(action, facts, input);
      const row = 'allowed' in here ? undefined : here[0];
      if (!row) return null;
      const place = Object.hasOwn(places, row.to) ? places[row.to as T['place']] : undefined;
      return place ? place(facts, input) : row.to;
    },
  };
}

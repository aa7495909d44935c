import { mapValues } from '../values/records.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courses, createMachine, primaryOf, type MachineRow } from './machine.ts';

// Random machines, records and actors: what holds for all of them holds for every noun.

const states = ['A', 'B', 'C', 'D'] as const;
const actionNames = ['go', 'return', 'stop', 'note'] as const;
const guardNames = ['first', 'second', 'third'] as const;
const holdNames = ['frozen', 'paused'] as const;
const roles = ['clerk', 'chief'] as const;

type Action = (typeof actionNames)[number];
type Guard = (typeof guardNames)[number];
interface Row extends MachineRow<(typeof states)[number], 'same', Guard> {
  role: (typeof roles)[number];
  /** What it waits for. */
  awaits: readonly Guard[];
}
interface Facts {
  state: (typeof states)[number];
  truths: readonly Guard[];
  holds: readonly (typeof holdNames)[number][];
}
interface Types {
  action: Action;
  state: Facts['state'];
  place: 'same';
  guard: Guard;
  hold: Facts['holds'][number];
  row: Row;
  obstacle: Guard;
  facts: Facts;
  input: 'pass' | undefined;
  actor: Row['role'];
  grant: Row['role'];
  denial: string;
}

const some = <T>(of: readonly T[]) => fc.subarray([...of]);
const row: fc.Arbitrary<Row> = fc.record({
  from: fc.subarray([...states], { minLength: 1 }),
  to: fc.constantFrom(...states, 'same' as const),
  course: fc.constantFrom(...courses),
  when: some(guardNames),
  guards: some(guardNames),
  awaits: some(guardNames),
  role: fc.constantFrom(...roles),
});
const rows = fc.record(mapValues(record(actionNames), () => fc.array(row, { minLength: 1, maxLength: 4 })));
const stops = fc.record(mapValues(record(holdNames), () => some(actionNames)));
const facts: fc.Arbitrary<Facts> = fc.record({
  state: fc.constantFrom(...states),
  truths: some(guardNames),
  holds: some(holdNames),
});
const actor = fc.constantFrom(...roles);

function record<K extends string>(names: readonly K[]): Record<K, K> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<K, K>;
}

const machineOf = (actions: Record<Action, Row[]>, stopped: Record<Facts['holds'][number], Action[]>) =>
  createMachine<Types>({
    actions,
    stateOf: ({ state }) => state,
    places: { same: ({ state }) => state },
    guards: mapValues(record(guardNames), (name) => ({
      holds: ({ truths }: Facts) => truths.includes(name),
    })),
    stops: stopped,
    holdsOf: ({ holds }) => holds,
    neverGranted: ({ role }, who) => (role === who ? null : 'role'),
    grant: ({ row: { role }, actor: who }) =>
      role === who ? { granted: true, grant: role } : { granted: false, denial: 'role', byRole: true },
    obstacles: ({ row: { awaits }, facts: { truths } }) => awaits.filter((name) => !truths.includes(name)),
    passes: ({ actor: who, input }) => who === 'chief' && input === 'pass',
  });

const machine = fc.tuple(rows, stops).map(([actions, stopped]) => ({
  actions,
  stopped,
  machine: machineOf(actions, stopped),
}));
const always = <T>(property: fc.IProperty<T>) => fc.assert(property, { numRuns: 500 });

describe('every machine', () => {
  test('offers what it would allow, no more and no less, in the order of the courses', () => {
    always(
      fc.property(machine, facts, actor, ({ machine: of }, now, who) => {
        const offers = of.offers(now, who);
        const allowed = actionNames.filter((action) => of.decide(now, who, action).allowed);
        expect(offers.map(({ action }) => action).toSorted()).toEqual(allowed.toSorted());
        const ranks = offers.map((offer) => courses.indexOf(offer.row.course));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  test('allows by a row that starts here, is this actor’s, and whose conditions hold, and by no other', () => {
    always(
      fc.property(machine, facts, actor, ({ actions, stopped, machine: of }, now, who) => {
        for (const action of actionNames) {
          const fits = (one: Row) =>
            one.from.includes(now.state) &&
            one.role === who &&
            [...(one.when ?? []), ...(one.guards ?? []), ...one.awaits].every((name) =>
              now.truths.includes(name),
            ) &&
            now.holds.every((hold) => !stopped[hold].includes(action));
          const answer = of.decide(now, who, action);
          expect(answer.allowed).toBe(actions[action].some(fits));
          if (answer.allowed) expect(fits(answer.row)).toBe(true);
        }
      }),
    );
  });

  test('has one primary action at most: offered, and on the main course', () => {
    always(
      fc.property(machine, facts, actor, ({ machine: of }, now, who) => {
        const offers = of.offers(now, who);
        const primary = primaryOf(offers);
        if (primary) expect(offers).toContain(primary);
        expect(primary?.row.course ?? null).toBe(
          offers.some(({ row: { course } }) => course === 'onward') ? 'onward' : null,
        );
      }),
    );
  });

  test('offers nothing more under another hold', () => {
    always(
      fc.property(machine, facts, actor, fc.constantFrom(...holdNames), ({ machine: of }, now, who, hold) => {
        const names = (of_: Facts) => of.offers(of_, who).map(({ action }) => action);
        const before = names(now);
        for (const action of names({ ...now, holds: [...now.holds, hold] })) expect(before).toContain(action);
      }),
    );
  });

  test('says why not: the state alone, when no row starts here; a guard that fails; what it waits for', () => {
    always(
      fc.property(machine, facts, actor, ({ actions, machine: of }, now, who) => {
        for (const action of actionNames) {
          const answer = of.decide(now, who, action);
          if (answer.allowed) continue;
          const startsHere = actions[action].some(({ from }) => from.includes(now.state));
          if (answer.because === 'state') expect(startsHere).toBe(false);
          else if (answer.because !== 'grant') expect(startsHere).toBe(true);
          if (answer.because === 'guard') {
            expect(now.truths).not.toContain(answer.guard);
          }
          if (answer.because === 'wait') {
            expect(answer.obstacles).not.toEqual([]);
            for (const name of answer.obstacles) expect(now.truths).not.toContain(name);
          }
        }
      }),
    );
  });

  test('names as waiting the ways that lack nothing else, and lets nobody but the chief pass', () => {
    always(
      fc.property(machine, facts, actor, ({ machine: of }, now, who) => {
        for (const { action, row: way, obstacles } of of.waits(now, who)) {
          expect(obstacles).toEqual(way.awaits.filter((name) => !now.truths.includes(name)));
          const lacksNothing: Facts = { ...now, truths: [...now.truths, ...obstacles] };
          expect(of.decide(lacksNothing, who, action).allowed).toBe(true);
          const passed = of.decide(now, who, action, 'pass');
          if (who === 'clerk') expect(passed).toEqual(of.decide(now, who, action));
          else expect(passed.allowed).toBe(true);
        }
      }),
    );
  });

  test('never leaves its states, however it is walked', () => {
    always(
      fc.property(
        machine,
        facts,
        fc.array(fc.tuple(actor, fc.constantFrom(...actionNames))),
        ({ machine: of }, start, walk) => {
          let now = start;
          for (const [who, action] of walk) {
            const answer = of.decide(now, who, action);
            const next = of.next(now, action, undefined);
            if (!answer.allowed || next === null) continue;
            expect(states).toContain(next);
            now = { ...now, state: next };
          }
        },
      ),
    );
  });
});

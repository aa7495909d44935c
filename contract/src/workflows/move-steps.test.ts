import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landSteps, type OwnStep, type TargetStep } from './move-steps.ts';

const actions = ['initial-check', 'review', 'send-for-filing', 'add-case-number', 'record-judgment', 'close'];
const target = (list: readonly string[], id = (index: number) => `t${index + 1}`): TargetStep[] =>
  list.map((action, index) => ({ id: id(index), name: `${action} ${index}`, action, sequenceNo: index + 1 }));
/** A case that has done the first `done` steps. */
const own = (list: readonly string[], done: number): OwnStep[] =>
  target(list).map(({ id, ...step }, index) => ({
    ...step,
    id: `c${index + 1}`,
    stepId: id,
    state: index < done ? 'DONE' : index === done ? 'ACTIVE' : 'PENDING',
  }));
const states = (of: ReturnType<typeof landSteps>) => of.steps.map(({ state }) => state[0]).join('');

describe('a case lands', () => {
  test('by the ids of its steps, whatever is inserted before', () => {
    const look: TargetStep = { id: 'new', name: 'Look', action: 'TASK', sequenceNo: 3 };
    const kept = target(actions);
    const later = kept.slice(2).map((step) => ({ ...step, sequenceNo: step.sequenceNo + 1 }));
    const list = [...kept.slice(0, 2), look, ...later];
    const moved = landSteps(own(actions, 3), list);
    expect(moved.steps.map(({ by }) => by)).toEqual(['ID', 'ID', 'NEW', 'ID', 'ID', 'ID', 'ID']);
    expect(states(moved)).toBe('DDSDAPP');
    expect(moved).toMatchObject({ presentStep: 5, lost: [] });
  });

  test('by the actions where the workflow is another one', () => {
    const moved = landSteps(
      own(actions, 2),
      target(actions, (index) => `x${index}`),
    );
    expect(moved.steps.every(({ by }) => by === 'ACTION')).toBe(true);
    expect(moved).toMatchObject({ presentStep: 3, lost: [] });
  });

  test('by hand, where somebody chose', () => {
    const steps = own(['TASK', 'close'], 1);
    const other = [
      { ...target(['TASK', 'close'], (index) => `x${index}`)[0], name: 'Another look' },
    ] as TargetStep[];
    expect(landSteps(steps, other).lost.map(({ id }) => id)).toEqual(['c1']);
    const moved = landSteps(steps, other, { x0: 'c1' });
    expect(moved).toMatchObject({ lost: [], presentStep: 1.5 });
    expect(moved.steps[0]).toMatchObject({ by: 'HAND', state: 'DONE' });
  });

  test('nowhere when a done step would be lost', () => {
    const moved = landSteps(own(actions, 3), target(actions.filter((action) => action !== 'review')));
    expect(moved.lost.map(({ action }) => action)).toEqual(['review']);
  });

  test('before the first step when it has not begun, and between two where a wait is next', () => {
    const fresh = own(actions, 0).map((step) => ({ ...step, state: 'PENDING' as const }));
    expect(landSteps(fresh, target(actions)).presentStep).toBe(0.5);
    expect(
      landSteps(own(actions, 1), target(['initial-check', 'WAIT', ...actions.slice(2)])).presentStep,
    ).toBe(1.5);
  });
});

test('a move keeps every done step or names it as lost, and has one active step at most', () => {
  const list = fc.shuffledSubarray([...actions, 'apply-to-docket', 'awaiting-judgment'], { minLength: 1 });
  fc.assert(
    fc.property(list, list, fc.nat(8), (from, to, done) => {
      const steps = own(from, done);
      const moved = landSteps(
        steps,
        target(to, (index) => `x${index}`),
      );
      const kept = moved.steps.flatMap(({ from: one, state }) =>
        state === 'DONE' ? (one?.id ?? 'none') : [],
      );
      const wanted = steps.filter(({ state }) => state === 'DONE').map(({ id }) => id);
      expect([...kept, ...moved.lost.map(({ id }) => id)].toSorted()).toEqual(wanted.toSorted());
      expect(moved.steps.filter(({ state }) => state === 'ACTIVE').length).toBeLessThanOrEqual(1);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedTo, numberAfter, presentStepOf, renumbered } from './step-order.ts';

interface Step {
  id: string;
  sequenceNo: number;
}
const list = (count: number): Step[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index + 1}`, sequenceNo: index + 1 }));
const names = (steps: readonly Step[]) => steps.map(({ id }) => id).join(' ');

describe('the present step of the builder', () => {
  test('is the count plus 0.5 after loading', () => {
    expect(presentStepOf(list(4))).toBe(4.5);
    expect(presentStepOf([])).toBe(0.5);
  });

  test('is 5.5 once a step is added to four', () => {
    const loaded = list(4);
    const saved = renumbered([...loaded, { id: 'new', sequenceNo: numberAfter(loaded, 4) }]);
    expect(saved).toHaveLength(5);
    expect(saved.at(-1)).toEqual({ id: 'new', sequenceNo: 5 });
    expect(presentStepOf(saved)).toBe(5.5);
  });

  test('inserting behind step 2 of five makes the new step 3, and 3 to 5 become 4 to 6', () => {
    const loaded = list(5);
    expect(numberAfter(loaded, 2)).toBe(2.5);
    const saved = renumbered([...loaded, { id: 'new', sequenceNo: 2.5 }]);
    expect(names(saved)).toBe('s1 s2 new s3 s4 s5');
    expect(saved.map(({ sequenceNo }) => sequenceNo)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(presentStepOf(saved)).toBe(6.5);
  });

  test('deleting step 1 of three leaves two, and 2.5', () => {
    const saved = renumbered(list(3).slice(1));
    expect(saved).toEqual([
      { id: 's2', sequenceNo: 1 },
      { id: 's3', sequenceNo: 2 },
    ]);
    expect(presentStepOf(saved)).toBe(2.5);
  });
});

describe('a number between two steps', () => {
  test('is 0.5 before the first, and a midpoint where the gap has an unsaved step', () => {
    expect(numberAfter(list(3), 0)).toBe(0.5);
    const steps = [...list(4), { id: 'a', sequenceNo: 2.5 }];
    expect(numberAfter(steps, 2)).toBe(2.25);
    expect(numberAfter(steps, 2.5)).toBe(2.75);
  });
});

test('steps with the same number keep the order in which they came', () => {
  expect(names(renumbered([...list(2), { id: 'b', sequenceNo: 1 }]))).toBe('s1 b s2');
});

test('moving several keeps them all, together and in their order', () => {
  expect(names(movedTo(list(5), new Set(['s4', 's2']), 0))).toBe('s2 s4 s1 s3 s5');
  expect(names(movedTo(list(5), new Set(['s1']), 99))).toBe('s2 s3 s4 s5 s1');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 1, max: 12 })),
      fc.nat(14),
      (n, ids, to) => {
        const moved = movedTo(list(n), new Set(ids.map((no) => `s${no}`)), to);
        expect(moved.map(({ sequenceNo }) => sequenceNo)).toEqual(
          list(n).map(({ sequenceNo }) => sequenceNo),
        );
        expect(moved.map(({ id }) => id).toSorted()).toEqual(
          list(n)
            .map(({ id }) => id)
            .toSorted(),
        );
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsAfter, type Run } from './survival.ts';

const came = (...days: number[]): Run[] => days.map((day) => ({ days: day, came: true }));
const open = (...days: number[]): Run[] => days.map((day) => ({ days: day, came: false }));

describe('odds of possession', () => {
  test('of finished cases are their median and their eighth of ten', () => {
    expect(oddsAfter(came(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 0)).toEqual({ cases: 10, even: 5, likely: 8 });
  });

  // Freireich et al. (1963), the 6-MP arm, as each textbook of survival analysis prints it: the median is 23 weeks.
  test('of a published sample with unfinished runs are its published estimate', () => {
    const runs = [
      ...came(6, 6, 6, 7, 10, 13, 16, 22, 23),
      ...open(6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35),
    ];
    expect(oddsAfter(runs, 0)).toEqual({ cases: 21, even: 23, likely: null });
  });

  test('go by the cases that lasted as long as this one', () => {
    expect(oddsAfter(came(1, 2, 3, 4, 40, 50, 60, 70), 10)).toEqual({ cases: 4, even: 50, likely: 70 });
  });

  test('are unknown where nothing came', () => {
    expect(oddsAfter(open(10, 20, 30), 0)).toEqual({ cases: 3, even: null, likely: null });
    expect(oddsAfter([], 0)).toEqual({ cases: 0, even: null, likely: null });
  });

  test('are never before today, and never the better one after the worse', () => {
    const run = fc.record({ days: fc.nat(200), came: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run), fc.nat(200), (runs, elapsed) => {
        const { even, likely } = oddsAfter(runs, elapsed);
        expect(even ?? elapsed).toBeGreaterThanOrEqual(elapsed);
        expect(likely ?? Infinity).toBeGreaterThanOrEqual(even ?? Infinity);
      }),
    );
  });

  test('are no earlier when an unfinished case turns out to have lasted longer', () => {
    const run = fc.record({ days: fc.integer({ min: 1, max: 100 }), came: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1 }), (runs) => {
        const longer = runs.map((one) => (one.came ? one : { ...one, days: one.days + 50 }));
        const before = oddsAfter(runs, 0).even ?? Infinity;
        expect(oddsAfter(longer, 0).even ?? Infinity).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

/** Numbers between 0 and 1, the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('a back-test', () => {
  // Each case lasts by a long-tailed law and one of four ends otherwise; the first year forecasts the second, at a random moment.
  test.each([1, 2, 3, 4, 5])('of two thousand cases keeps what eight in ten means (seed %i)', (seed) => {
    const random = numbers(seed);
    const next = () => random.next().value;
    const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    const duration = () => Math.round(Math.exp(3.6 + 0.5 * normal()));
    const known = Array.from({ length: 1_000 }, (): Run => {
      const days = duration();
      const lookedAt = Math.round(next() * 160);
      return days <= lookedAt ? { days, came: true } : { days: lookedAt, came: false };
    });
    let [by8in10, byHalf, forecasts] = [0, 0, 0];
    while (forecasts < 1_000) {
      const days = duration();
      const elapsed = Math.round(next() * 60);
      if (days < elapsed) continue;
      const { even, likely, cases } = oddsAfter(known, elapsed);
      if (cases < 20 || even === null || likely === null) continue;
      forecasts += 1;
      if (days <= likely) by8in10 += 1;
      if (days <= even) byHalf += 1;
    }
    expect(by8in10 / forecasts).toBeGreaterThanOrEqual(0.75);
    expect(by8in10 / forecasts).toBeLessThanOrEqual(0.85);
    expect(byHalf / forecasts).toBeGreaterThanOrEqual(0.45);
    expect(byHalf / forecasts).toBeLessThanOrEqual(0.57);
  });
});

import { addDays } from '@writdesk/contract/values/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestOfLine, type LineFacts } from './interest-of-line.ts';

const FIRST = '2026-06-01';
const LAST = '2026-06-30';
const owed = (cents: number, day = '2026-03-31') => [{ day, cents }];
const from = (basisPoints: number, startsOn = FIRST) => ({ startsOn, basisPoints });
const facts = (given: Partial<LineFacts>): LineFacts => ({
  overdueFrom: '2026-05-01',
  moves: owed(100_000),
  disputed: [],
  rates: [from(1_800)],
  caps: [from(1_800, '2025-01-01')],
  ...given,
});

test.for<[string, Partial<LineFacts>, number]>([
  ['a whole month of $1,000 at 18%', {}, 1_479],
  ['at 8.75%', { rates: [from(875)] }, 719],
  ['nothing at a rate of nothing', { rates: [from(0)] }, 0],
  ['nothing without a rate', { rates: [] }, 0],
  ['no more than the state allows', { caps: [from(875, '2025-01-01')] }, 719],
  ['nothing where nobody knows what the state allows', { caps: [] }, 0],
  ['by another rate from its day on', { rates: [from(1_800), from(0, '2026-06-11')] }, 493],
  ['by another cap from its day on', { caps: [from(1_800, '2025-01-01'), from(900, '2026-06-16')] }, 1_110],
  ['nothing of the days before the first rate', { rates: [from(1_800, '2026-06-21')] }, 493],
  ['from the day after the due date', { overdueFrom: '2026-06-21' }, 493],
  ['nothing before it is overdue', { overdueFrom: '2026-07-01' }, 0],
  ['up to the day on which it is paid', { moves: [...owed(100_000), ...owed(-100_000, '2026-06-11')] }, 493],
  ['on what a part payment leaves', { moves: [...owed(100_000), ...owed(-60_000, '2026-06-16')] }, 1_036],
  [
    'again from the day on which a check is returned',
    { moves: [...owed(100_000), ...owed(-100_000, '2026-06-11'), ...owed(100_000, '2026-06-21')] },
    986,
  ],
  ['not on what is posted later', { moves: owed(100_000, '2026-07-01') }, 0],
  ['not while it is disputed', { disputed: [{ from: '2026-06-11', to: '2026-06-21' }] }, 986],
  ['not from a dispute on that nobody answers', { disputed: [{ from: '2026-06-11', to: null }] }, 493],
  [
    'half a cent away from zero',
    { moves: owed(365), rates: [from(5_000)], caps: [from(5_000)], overdueFrom: LAST },
    1,
  ],
  [
    'less than half a cent is nothing',
    { moves: owed(364), rates: [from(5_000)], caps: [from(5_000)], overdueFrom: LAST },
    0,
  ],
  ['nothing on a line that takes from others', { moves: owed(-5_000) }, 0],
])('%s', ([, given, cents]) => {
  expect(interestOfLine(facts(given), LAST)).toBe(cents);
});

const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays(FIRST, days));
const lineFacts = fc.record({
  overdueFrom: day,
  moves: fc.array(fc.record({ day, cents: fc.integer({ min: -500_000, max: 500_000 }) }), { maxLength: 6 }),
  disputed: fc.array(fc.record({ from: day, to: fc.option(day) }), { maxLength: 3 }),
  rates: fc.uniqueArray(fc.record({ startsOn: day, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
    maxLength: 3,
    selector: ({ startsOn }) => startsOn,
  }),
  caps: fc.uniqueArray(fc.record({ startsOn: day, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
    maxLength: 3,
    selector: ({ startsOn }) => startsOn,
  }),
});

/** In whole numbers, as one would count by hand: a list of days, and what was owed on each. */
function byHand({ overdueFrom, moves, disputed, rates: agreed, caps }: LineFacts): number {
  const latest = (of: LineFacts['rates'], on: string) => {
    let best: LineFacts['rates'][number] | undefined;
    for (const one of of) if (one.startsOn <= on && (!best || one.startsOn > best.startsOn)) best = one;
    return BigInt(best?.basisPoints ?? 0);
  };
  let total = 0n;
  for (const on of Array.from({ length: 70 }, (_, index) => addDays(FIRST, index - 40))) {
    if (on > LAST || on < overdueFrom || disputed.some((one) => one.from <= on && (one.to ?? '9999') > on))
      continue;
    let cents = 0n;
    for (const move of moves) if (move.day <= on) cents += BigInt(move.cents);
    const [rate, cap] = [latest(agreed, on), latest(caps, on)];
    if (cents > 0n) total += cents * (rate < cap ? rate : cap);
  }
  return Number((2n * total + 3_650_000n) / 7_300_000n);
}

test('whatever happened, interest is what a list of days says', () => {
  fc.assert(
    fc.property(lineFacts, (given) => {
      expect(interestOfLine(given, LAST)).toBe(byHand(given));
    }),
    { numRuns: 500 },
  );
});

test('a dispute never makes it more, and a higher cap never less', () => {
  fc.assert(
    fc.property(lineFacts, fc.record({ from: day, to: fc.option(day) }), (given, dispute) => {
      const cents = interestOfLine(given, LAST);
      const disputed = [...given.disputed, dispute];
      expect(interestOfLine({ ...given, disputed }, LAST)).toBeLessThanOrEqual(cents);
      const caps = given.caps.map((cap) => ({ ...cap, basisPoints: cap.basisPoints + 100 }));
      expect(interestOfLine({ ...given, caps }, LAST)).toBeGreaterThanOrEqual(cents);
    }),
  );
});

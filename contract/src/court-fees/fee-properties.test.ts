import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeBases, feePurposes } from '../courthouses/courthouses.ts';
import { calculateFees } from './calculate-fees.ts';
import { feeFacts, feeRowOf, scheduleOf } from './fee-schedule.fixture.ts';
import { feeLevels, payees } from './fee-values.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const bracket = fc.record({
  upToCents: fc.option(cents),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
});
const row = fc
  .record({
    purpose: fc.constantFrom(...feePurposes),
    basis: fc.constantFrom(...feeBases),
    payee: fc.constantFrom(...payees),
    amountCents: fc.option(cents),
    aboveCents: fc.option(cents),
    brackets: fc.array(bracket, { maxLength: 3 }),
  })
  .map(({ purpose, basis, amountCents, ...over }) => feeRowOf(purpose, basis, amountCents, over));
const schedule = fc
  .record({
    rows: fc.array(row, { maxLength: 8 }),
    level: fc.constantFrom(...feeLevels),
    isOwn: fc.boolean(),
    effectiveFrom: fc.option(fc.constantFrom('2026-01-01', '2026-06-01', '2026-07-01')),
  })
  .map(({ rows, ...over }) => scheduleOf(rows, over));
const facts = fc
  .record({
    purposes: fc.subarray([...feePurposes]),
    defendants: fc.integer({ min: 1, max: 40 }),
    addresses: fc.option(fc.integer({ min: 1, max: 5 })),
    claimCents: fc.option(cents),
    damagesCents: fc.option(cents),
    miles: fc.option(fc.integer({ min: 0, max: 200 })),
    isPrivatelyServed: fc.boolean(),
    isEfiled: fc.boolean(),
  })
  .map((over) => feeFacts(over));

test('one more defendant is never cheaper', () => {
  fc.assert(
    fc.property(fc.array(schedule, { maxLength: 4 }), facts, (schedules, given) => {
      const one = calculateFees(schedules, given);
      const more = calculateFees(schedules, { ...given, defendants: (given.defendants ?? 1) + 1 });
      expect(more.totalCents).toBeGreaterThanOrEqual(one.totalCents);
    }),
    { numRuns: 500 },
  );
});

test('the lines add up to the payees and to the total, in whole cents, and nothing is given back', () => {
  fc.assert(
    fc.property(fc.array(schedule, { maxLength: 4 }), facts, (schedules, given) => {
      const { lines, payees: totals, totalCents } = calculateFees(schedules, given);
      const sum = (of: readonly { cents: number }[]) => of.reduce((all, { cents: one }) => all + one, 0);
      expect(sum(lines)).toBe(totalCents);
      expect(sum(totals)).toBe(totalCents);
      expect(lines.every(({ cents: one }) => Number.isInteger(one) && one >= 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

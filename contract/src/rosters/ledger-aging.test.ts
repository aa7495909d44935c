import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerKinds } from '../cases/case-values.ts';
import { agingOf } from './ledger-aging.ts';

const rent = (dueOn: string | null, amountCents = 100_000) => ({ kind: 'RENT' as const, dueOn, amountCents });
const paid = (dueOn: string, amountCents: number) => ({
  kind: 'PAYMENT' as const,
  dueOn,
  amountCents: -amountCents,
});
const on = '2026-06-30';

describe('what is owed on a day', () => {
  test.each([
    ['2026-06-30', 'owed0Cents'],
    ['2026-05-31', 'owed0Cents'],
    ['2026-05-30', 'owed31Cents'],
    ['2026-05-01', 'owed31Cents'],
    ['2026-04-30', 'owed61Cents'],
    ['2026-04-01', 'owed61Cents'],
    ['2026-03-31', 'owed91Cents'],
    [null, 'owed0Cents'],
  ])('a charge due %s stands in %s', (dueOn, bucket) => {
    expect(agingOf([rent(dueOn)], on)).toMatchObject({ balanceCents: 100_000, [bucket]: 100_000 });
  });

  test('a payment settles the oldest charge first, and of one day the rent', () => {
    const lines = [
      rent('2026-06-01'),
      rent('2026-04-01'),
      { kind: 'LATE_FEE' as const, dueOn: '2026-04-01', amountCents: 7_500 },
      paid('2026-06-12', 103_000),
    ];
    expect(agingOf(lines, on)).toMatchObject({
      balanceCents: 104_500,
      rentOwedCents: 100_000,
      otherOwedCents: 4_500,
      owed0Cents: 100_000,
      owed61Cents: 4_500,
    });
  });

  test('rent of next month is not owed yet, and what is paid ahead is a credit', () => {
    expect(agingOf([rent('2026-07-01')], on).balanceCents).toBe(0);
    expect(agingOf([paid('2026-06-01', 5_000)], on)).toMatchObject({ balanceCents: -5_000, owed0Cents: 0 });
  });

  test('the columns add up to what is owed, rent and the rest too', () => {
    const line = fc.record({
      kind: fc.constantFrom(...ledgerKinds),
      dueOn: fc.option(
        fc
          .integer({ min: 0, max: 400 })
          .map((d) => new Date(Date.UTC(2025, 9, d)).toISOString().slice(0, 10)),
      ),
      amountCents: fc.integer({ min: -500_000, max: 500_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const a = agingOf(lines, on);
        const open = a.owed0Cents + a.owed31Cents + a.owed61Cents + a.owed91Cents;
        expect(a.rentOwedCents + a.otherOwedCents).toBe(open);
        expect(a.balanceCents).toBeLessThanOrEqual(open);
        const due = lines.filter(({ dueOn }) => !dueOn || dueOn <= on);
        expect(a.balanceCents).toBe(due.reduce((sum, { amountCents }) => sum + amountCents, 0));
      }),
    );
  });
});

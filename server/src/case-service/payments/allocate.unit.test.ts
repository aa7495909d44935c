import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, type Payable } from './allocate.ts';

const line = fc.record({
  invoiceId: fc.constantFrom('a', 'b', 'c'),
  lineId: fc.uuid(),
  category: fc.constantFrom('COURT_COST', 'ATTORNEY_FEE', 'POSTAGE', 'APPEARANCE'),
  restCents: fc.integer({ min: 1, max: 100_000 }),
});
const isCost = (category: string) => category === 'COURT_COST' || category === 'POSTAGE';

test('a payment pays no line twice, never more than is left, and nothing while an earlier invoice is open', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 500_000 }), (lines, cents) => {
      const paid = allocate(cents, lines);
      const sum = paid.reduce((total, { amountCents }) => total + amountCents, 0);
      const owed = lines.reduce((total, { restCents }) => total + restCents, 0);
      expect(sum).toBe(Math.min(cents, owed));
      expect(new Set(paid.map((one) => one.line)).size).toBe(paid.length);
      for (const { line: own, amountCents } of paid)
        expect(amountCents > 0 && amountCents <= own.restCents).toBe(true);
      // Within an invoice a fee gets nothing while a cost is open.
      for (const { line: fee } of paid.filter((one) => !isCost(one.line.category))) {
        const costs = lines.filter((one) => one.invoiceId === fee.invoiceId && isCost(one.category));
        for (const cost of costs)
          expect(paid.find((one) => one.line === cost)?.amountCents).toBe(cost.restCents);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('what the payer says limits each invoice, and the others get nothing', () => {
  const lines: Payable[] = [
    { invoiceId: 'a', lineId: '1', category: 'ATTORNEY_FEE', restCents: 500 },
    { invoiceId: 'b', lineId: '2', category: 'COURT_COST', restCents: 300 },
  ];
  const paid = allocate(700, lines, new Map([['b', 200]]));
  expect(paid.map((one) => [one.line.lineId, one.amountCents])).toEqual([['2', 200]]);
});

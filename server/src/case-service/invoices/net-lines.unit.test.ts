import { expect, test } from 'vitest';
import { netLines } from './net-lines.ts';

test('what a court gave back takes from the other charges of the invoice, the first one first', () => {
  const lines = [
    { id: 'fee', amountCents: 4_000 },
    { id: 'refund', amountCents: -6_000 },
    { id: 'cost', amountCents: 9_000 },
  ];
  const netted = netLines(lines);
  expect(netted).toEqual([
    { lineId: 'fee', amountCents: 4_000 },
    { lineId: 'refund', amountCents: -6_000 },
    { lineId: 'cost', amountCents: 2_000 },
  ]);
  expect(netted.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  expect(netLines(lines.filter(({ amountCents }) => amountCents > 0))).toEqual([]);
});

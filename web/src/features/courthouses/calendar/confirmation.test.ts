import { expect, test } from 'vitest';
import { calendarYears, losesConfirmation } from './confirmation.ts';

test.each([
  ['state', 'courthouse', true],
  ['country', 'state', true],
  ['county', 'courthouse', true],
  // Who adds to the list that was confirmed, or to a wider one, doesn't end what stands nearer.
  ['courthouse', 'courthouse', false],
  ['state', 'state', false],
  ['courthouse', 'county', false],
] as const)('a year confirmed for the %s and a day of the %s', (confirmed, written, expected) => {
  expect(losesConfirmation(confirmed, written)).toBe(expected);
});

test('each year is asked of once, and none that no calendar has', () => {
  expect(calendarYears(['2026-05-04', null, '2027-01-01', '2026-05-05', '1999-01-01', 'x'])).toEqual([
    2026, 2027,
  ]);
});

import { expect, test } from 'vitest';
import { usableDay } from './usable-day.ts';

// Thanksgiving of 2026 is November 26; banks are open on the Friday after it.
const holidays = new Set(['2026-11-26', '2026-12-25', '2027-01-01']);

test.each([
  ['a wire the same day', '2026-11-28', 0, '2026-11-28'],
  ['ACH over Thanksgiving and a weekend', '2026-11-25', 3, '2026-12-01'],
  ['a check from Monday to Monday', '2026-11-02', 5, '2026-11-09'],
  ['a check that came on a Saturday', '2026-11-07', 5, '2026-11-13'],
  ['a check over two holidays', '2026-12-24', 5, '2027-01-04'],
])('%s', (_, received, days, usable) => {
  expect(usableDay(received, days, holidays)).toBe(usable);
});

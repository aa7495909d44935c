import { expect, test } from 'vitest';
import { registryDays } from './registry-days.ts';

test.each([
  ['the first of each month', '2026-06-12', 1, ['2026-07-01', '2026-08-01', '2026-09-01']],
  ['later in the same month', '2026-06-12', 15, ['2026-06-15', '2026-07-15', '2026-08-15']],
  ['never the day itself', '2026-06-15', 15, ['2026-07-15', '2026-08-15', '2026-09-15']],
  ['the last day of a short month', '2026-12-31', 31, ['2027-01-31', '2027-02-28', '2027-03-31']],
])('rent into the registry falls due on %s', (_, after, day, due) => {
  expect(registryDays(after, day, 3)).toEqual(due);
});

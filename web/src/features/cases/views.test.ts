import { expect, test } from 'vitest';
import { dayAfter, presentView, viewDays, viewKeys } from './views.ts';

test.each([
  ['2026-07-21', 13, '2026-08-03'],
  ['2026-03-01', -1, '2026-02-28'],
  // The clocks change on this day.
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %d days is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));

test('each view is known again by its days', () => {
  for (const view of viewKeys) expect(presentView(viewDays(view, '2026-07-21'), '2026-07-21')).toBe(view);
});

test('days of one’s own choice are no view', () => {
  expect(presentView({ nextFrom: '2026-07-01', nextTo: '', from: '', to: '' }, '2026-07-21')).toBeNull();
});

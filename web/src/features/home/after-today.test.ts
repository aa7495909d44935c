import { expect, test } from 'vitest';
import { afterToday } from './after-today.ts';

// A Tuesday at the court.
const now = new Date('2026-07-21T14:00:00Z');
const due = (nextDate: string | null, nextDateKind = 'REVIEW_DUE') => ({
  nextDate,
  nextDateKind,
  timeZone: 'America/New_York',
});

test.each([
  ['something is late', [due('2026-07-20'), due('2026-07-22')], null],
  ['something is due today', [due('2026-07-21'), due('2026-07-22')], null],
  ['something may be done since last week', [due('2026-07-13', 'WRIT_FROM')], null],
  ['nothing is there', [], null],
  ['two are due tomorrow', [due('2026-07-22'), due('2026-07-22'), due('2026-07-24')], ['tomorrow', 2]],
  ['the next is due in a week', [due('2026-07-28')], ['later', 1]],
  ['what is left has no date', [due(null)], ['undated', 1]],
])('%s', (_what, items, wanted) => {
  const next = afterToday(items, now);
  expect(next && [next.key, next.count]).toEqual(wanted);
  if (next) expect(next.first).toBe(items[0]);
});

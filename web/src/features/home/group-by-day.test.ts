import { expect, test } from 'vitest';
import { dayGroup, groupByDay } from './group-by-day.ts';

// July 21, 2026 is a Tuesday.
test.each([
  ['2026-07-20', 'overdue'],
  ['2026-07-21', 'today'],
  ['2026-07-22', 'tomorrow'],
  ['2026-07-23', 'week'],
  ['2026-07-26', 'week'],
  ['2026-07-27', 'later'],
  ['2027-07-21', 'later'],
  [null, 'undated'],
])('on a Tuesday %s stands under %s', (day, group) => {
  expect(dayGroup({ day, today: '2026-07-21' })).toBe(group);
});

test.each([
  ['2026-07-24', '2026-07-26', 'week'],
  ['2026-07-25', '2026-07-26', 'tomorrow'],
  // On a Sunday the week is over.
  ['2026-07-26', '2026-07-28', 'later'],
  // The night in which the clocks change is a day like others.
  ['2026-03-07', '2026-03-08', 'tomorrow'],
  ['2026-10-31', '2026-11-01', 'tomorrow'],
  ['2026-12-31', '2027-01-01', 'tomorrow'],
])('on %s, %s stands under %s', (today, day, group) => expect(dayGroup({ day, today })).toBe(group));

test('what may be done from a day on is never late', () => {
  expect(dayGroup({ day: '2026-07-13', today: '2026-07-21', isFrom: true })).toBe('today');
  expect(dayGroup({ day: '2026-07-22', today: '2026-07-21', isFrom: true })).toBe('tomorrow');
});

test('groups in their order, rows in theirs, empty groups left out', () => {
  const rows = ['2026-07-30', '2026-07-20', '2026-07-19', '2026-07-21'];
  expect(groupByDay(rows, (day) => ({ day, today: '2026-07-21' }))).toEqual([
    { key: 'overdue', rows: ['2026-07-20', '2026-07-19'] },
    { key: 'today', rows: ['2026-07-21'] },
    { key: 'later', rows: ['2026-07-30'] },
  ]);
});

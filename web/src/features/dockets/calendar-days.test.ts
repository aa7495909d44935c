import { expect, test } from 'vitest';
import { monthAfter, weekOf, weeksOfMonth } from './calendar-days.ts';

test.each([
  ['2026-07-22', '2026-07-19', '2026-07-25'],
  ['2026-07-19', '2026-07-19', '2026-07-25'],
  // Over the end of a year, and over the hour that summer time takes.
  ['2027-01-01', '2026-12-27', '2027-01-02'],
  ['2026-03-08', '2026-03-08', '2026-03-14'],
])('the week of %s goes from %s to %s', (day, first, last) => {
  expect([weekOf(day)[0], weekOf(day)[6]]).toEqual([first, last]);
});

test.each([
  ['2026-02-10', 4, '2026-02-01', '2026-02-28'],
  ['2026-08-10', 6, '2026-07-26', '2026-09-05'],
])('the month of %s has %i weeks, from %s to %s', (day, count, first, last) => {
  const weeks = weeksOfMonth(day);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
] as const)('from %s by %i month is %s', (day, months, next) => {
  expect(monthAfter(day, months)).toBe(next);
});

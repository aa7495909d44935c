import { describe, expect, test } from 'vitest';
import { marchYear, marchYearOf, monthsOfYear } from './client-statistics.ts';

test('a year has twelve months, March to February', () => {
  const months = monthsOfYear(2026);
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[10], months[11]]).toEqual([
    '2026-03',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
});

describe('the year of a day', () => {
  test.each([
    ['2026-03-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-02-28', 2026],
    ['2027-03-01', 2027],
  ])('of %s is March %d', (day, year) => {
    expect(marchYearOf(day)).toBe(year);
    expect(monthsOfYear(year)).toContain(day.slice(0, 7));
  });
});

test.each(['1999', '2101', '2026.5', 'March'])('%s is no year', (text) => {
  expect(marchYear.safeParse(text).success).toBe(false);
});

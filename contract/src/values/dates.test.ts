import { expect, test } from 'vitest';
import { dateRange } from './date-range.ts';
import { courtDate, instant } from './dates.ts';

const faultOf = (day: unknown) => courtDate.safeParse(day).error?.issues[0]?.message;

test('a day that no month has is distinguished from what is no date', () => {
  expect(faultOf('2026-02-28')).toBeUndefined();
  expect(faultOf('2026-02-30')).toBe('no_such_day');
  expect(faultOf('02/28/2026')).toBe('day_format');
});

test('nothing is of the year 0, which no database has', () => {
  expect(faultOf('0000-01-01')).toBe('no_such_day');
  expect(faultOf('0001-01-01')).toBeUndefined();
  expect(instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
  for (const range of ['0000-01-01..', '..0000-01-01'])
    expect(dateRange.safeParse(range).success).toBe(false);
});

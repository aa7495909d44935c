import { expect, test } from 'vitest';
import { courtDate } from './dates.ts';

const faultOf = (day: unknown) => courtDate.safeParse(day).error?.issues[0]?.message;

test('a day that no month has is distinguished from what is no date', () => {
  expect(faultOf('2026-02-28')).toBeUndefined();
  expect(faultOf('2026-02-30')).toBe('no_such_day');
  expect(faultOf('02/28/2026')).toBe('day_format');
});

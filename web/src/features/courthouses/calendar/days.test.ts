import type { CourtDay } from '@writdesk/contract/court-calendars/court-calendars';
import { expect, test } from 'vitest';
import { byMonth, daysBetween } from './days.ts';

const day = (date: string) => ({ date }) as CourtDay;

test('days stand by month, each month by its name', () => {
  const days = [day('2026-01-01'), day('2026-01-19'), day('2026-07-03')];
  const months = (locale: 'en' | 'es') =>
    byMonth(days, locale).map(({ month, days: ofMonth }) => `${month} ${ofMonth.length}`);
  expect(months('en')).toEqual(['January 2', 'July 1']);
  expect(months('es')).toEqual(['Enero 2', 'Julio 1']);
});

test.each([
  ['2026-01-26', null, ['2026-01-26']],
  ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  // Over the change to summer time no day is lost.
  ['2026-03-07', '2026-03-09', ['2026-03-07', '2026-03-08', '2026-03-09']],
  ['2026-03-07', '2026-03-06', []],
])('from %s to %s', (first, last, expected) => {
  expect(daysBetween(first, last)).toEqual(expected);
});

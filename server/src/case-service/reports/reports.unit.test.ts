import { expect, test } from 'vitest';
import { nextRunAt, type Schedule } from './next-run.ts';
import { daysOf } from './period-days.ts';

const schedule: Schedule = {
  frequency: 'DAILY',
  weekday: 1,
  monthDay: 1,
  hour: 7,
  timeZone: 'America/New_York',
  isPaused: false,
};

// 12 June 2026 is a Friday. On 8 March 2026 clocks skip from 2 to 3, on 1 November they repeat the hour from 1 to 2.
test.each<[string, Partial<Schedule>, after: string, expected: string | null]>([
  ['today, later', {}, '2026-06-12T10:59:59Z', '2026-06-12T11:00:00.000Z'],
  ['not the very moment again', {}, '2026-06-12T11:00:00Z', '2026-06-13T11:00:00.000Z'],
  [
    'by the clock of its zone',
    { timeZone: 'America/Los_Angeles' },
    '2026-06-12T11:00:00Z',
    '2026-06-12T14:00:00.000Z',
  ],
  ['on its weekday', { frequency: 'WEEKLY' }, '2026-06-12T11:00:00Z', '2026-06-15T11:00:00.000Z'],
  ['a week later', { frequency: 'WEEKLY', weekday: 5 }, '2026-06-12T11:00:00Z', '2026-06-19T11:00:00.000Z'],
  [
    'on its day of the month',
    { frequency: 'MONTHLY', monthDay: 28 },
    '2026-06-28T12:00:00Z',
    '2026-07-28T11:00:00.000Z',
  ],
  [
    'over the shortest month',
    { frequency: 'MONTHLY', monthDay: 1 },
    '2026-02-01T12:00:00Z',
    '2026-03-01T12:00:00.000Z',
  ],
  ['in the skipped hour', { hour: 2 }, '2026-03-08T05:00:00Z', '2026-03-08T07:00:00.000Z'],
  ['in the repeated hour, once', { hour: 1 }, '2026-11-01T05:00:00Z', '2026-11-02T06:00:00.000Z'],
  ['paused', { isPaused: true }, '2026-06-12T11:00:00Z', null],
  ['on request alone', { frequency: 'ON_REQUEST' }, '2026-06-12T11:00:00Z', null],
])('a report is made next %s', (_what, given, after, expected) => {
  expect(nextRunAt({ ...schedule, ...given }, new Date(after))?.toISOString() ?? null).toBe(expected);
});

test.each([
  ['LAST_30_DAYS', '2026-02-16', '2026-03-17'],
  ['LAST_MONTH', '2026-02-01', '2026-02-28'],
  ['THIS_YEAR', '2026-01-01', '2026-03-17'],
  ['LAST_12_MONTHS', '2025-03-18', '2026-03-17'],
  ['NEXT_7_DAYS', '2026-03-17', '2026-03-23'],
  ['NEXT_14_DAYS', '2026-03-17', '2026-03-30'],
  ['DAYS', '2026-01-05', '2026-01-06'],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(daysOf({ period, from: '2026-01-05', to: '2026-01-06' }, '2026-03-17')).toEqual({ from, to });
});

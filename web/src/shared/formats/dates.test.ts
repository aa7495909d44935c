import { expect, test } from 'vitest';
import {
  ago,
  chipDay,
  dayAfter,
  dayOf,
  distance,
  listDay,
  proseDay,
  recordDay,
  proseMoment,
  paperMoment,
  recordMoment,
  timeAt,
  titleDay,
  todayIn,
} from './dates.ts';

const today = '2026-07-21';

test.each([
  ['2026-07-21', 13, '2026-08-03'],
  ['2026-03-01', -1, '2026-02-28'],
  // The clocks change on this day.
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %d days is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));

test.each([
  ['2026-07-28', 'Tue Jul 28', 'mar 28 jul'],
  ['2027-01-04', 'Mon Jan 4, 2027', 'lun 4 ene 2027'],
])('a list shows %s as %s, in Spanish as %s', (day, en, es) => {
  expect(listDay(day, today, 'en')).toBe(en);
  expect(listDay(day, today, 'es')).toBe(es);
});

test('a chip leaves the day of the week out where room is short', () => {
  expect(chipDay('2026-07-28', today, 'es')).toBe('28 jul');
  expect(chipDay('2027-01-04', today, 'en')).toBe('Jan 4, 2027');
});

test('prose, records and titles', () => {
  expect(proseDay('2026-07-28', today, 'en')).toBe('July 28');
  expect(proseDay('2027-07-28', today, 'en')).toBe('July 28, 2027');
  expect(recordDay('2026-07-28', 'en')).toBe('Jul 28, 2026');
  expect(titleDay('2026-07-21', 'en')).toBe('Tuesday, July 21');
});

test.each([
  ['2026-07-28', 'due', 'in 7 days', 'far'],
  ['2026-07-23', 'due', 'in 2 days', 'near'],
  ['2026-07-22', 'due', 'tomorrow', 'near'],
  ['2026-07-21', 'due', 'today', 'near'],
  ['2026-07-20', 'due', '1 day late', 'late'],
  ['2026-07-17', 'due', '4 days late', 'late'],
  ['2026-07-17', 'event', '4 days ago', 'far'],
  ['2026-07-20', 'event', 'yesterday', 'far'],
] as const)('%s, %s: %s', (day, kind, text, nearness) => {
  expect(distance(day, { today, kind, locale: 'en' })).toMatchObject({ text, nearness });
});

test('the distance counts calendar days over a change of clocks', () => {
  expect(distance('2026-11-02', { today: '2026-10-31', locale: 'en' }).days).toBe(2);
});

test('a time is the courthouse’s, and names its zone where the reader’s clock differs', () => {
  const hearingAt = '2026-07-28T13:00:00Z';
  const here = { readerZone: 'America/New_York', locale: 'en' } as const;
  expect(timeAt(hearingAt, 'America/New_York', here)).toBe('9:00 AM');
  expect(timeAt(hearingAt, 'America/Chicago', here)).toBe('8:00 AM CDT');
  // Toronto's clock is New York's: naming the zone would only be noise.
  expect(timeAt(hearingAt, 'America/New_York', { readerZone: 'America/Toronto', locale: 'en' })).toBe(
    '9:00 AM',
  );
  expect(timeAt('2026-12-28T14:00:00Z', 'America/New_York', { ...here, zone: 'always' })).toBe('9:00 AM EST');
});

test('the day of a moment depends on the zone', () => {
  expect(dayOf('2026-07-22T03:30:00Z', 'America/New_York')).toBe('2026-07-21');
  expect(todayIn('Asia/Tokyo', new Date('2026-07-21T20:00:00Z'))).toBe('2026-07-22');
});

test('a record of today shows its time', () => {
  const now = new Date('2026-07-21T20:00:00Z');
  expect(recordMoment('2026-07-21T13:42:00Z', 'America/New_York', now, 'en')).toBe('Today 9:42 AM');
  expect(recordMoment('2026-07-20T13:42:00Z', 'America/New_York', now, 'en')).toBe('Jul 20');
  expect(recordMoment('2025-07-20T13:42:00Z', 'America/New_York', now, 'en')).toBe('Jul 20, 2025');
});

test('a moment on paper is that of the day on which it is read', () => {
  expect(paperMoment('2026-07-21T20:10:00Z', 'America/New_York', 'en')).toMatch(/^Jul 21, 2026, 4:10 PM/);
  expect(paperMoment('2026-07-21T20:10:00Z', 'America/New_York', 'es')).toMatch(/^21 jul 2026, /);
});

test.each([
  [10, '10 s ago'],
  [240, '4 min ago'],
  [3 * 3600 + 5, '3 h ago'],
  [2 * 86_400, '2 days ago'],
])('%d seconds are %s', (seconds, text) => expect(ago(0, seconds * 1000, 'en')).toBe(text));

test('a moment inside a sentence begins small', () => {
  const now = new Date('2026-07-21T20:00:00Z');
  expect(proseMoment('2026-07-21T13:42:00Z', 'America/New_York', now, 'en')).toBe('today 9:42 AM');
  expect(proseMoment('2026-07-20T13:42:00Z', 'America/New_York', now, 'en')).toBe('Jul 20');
});

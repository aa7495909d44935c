import { expect, test } from 'vitest';
import { CourtDays, firstDayOfWrit, isWorkday, lastDayToAnswer, nextWorkday, openingOf } from './days.ts';

test.each([
  // A Friday and the seventh day after it, which is one too.
  ['2027-01-08', '2027-01-15'],
  // The seventh day is the birthday of Martin Luther King, Jr.
  ['2027-01-11', '2027-01-19'],
  ['2027-01-09', '2027-01-19'],
  // Independence Day falls on a Sunday, and is kept on Monday.
  ['2027-06-28', '2027-07-06'],
])('served on %s, the last day to answer is %s', (servedOn, last) => {
  expect(lastDayToAnswer(servedOn)).toBe(last);
});

test('a writ follows a default at once, and a trial after seven days', () => {
  expect(firstDayOfWrit('2027-01-20', true)).toBe('2027-01-20');
  expect(firstDayOfWrit('2027-01-20', false)).toBe('2027-01-28');
  // The day after the seventh is a Saturday.
  expect(firstDayOfWrit('2027-01-22', false)).toBe('2027-02-01');
  // The seventh day is the one on which Independence Day is kept.
  expect(firstDayOfWrit('2027-06-28', false)).toBe('2027-07-07');
});

test('nobody works on holidays of the country, or on those that are kept on the day next to them', () => {
  const closed = [
    '2026-11-26',
    '2026-12-25',
    '2027-05-31',
    '2027-06-18',
    '2027-09-06',
    '2027-12-24',
    '2027-12-31',
  ];
  expect(closed.filter((day) => isWorkday(day))).toEqual([]);
  expect(nextWorkday('2026-12-31')).toBe('2027-01-04');
});

test('an office opens by the clock of its own place, in summer and in winter', () => {
  expect(openingOf('2027-01-04', 'America/New_York').toISOString()).toBe('2027-01-04T13:00:00.000Z');
  expect(openingOf('2027-07-06', 'America/New_York').toISOString()).toBe('2027-07-06T12:00:00.000Z');
});

test('a state keeps days of its own, and moves one of the country’s', () => {
  const own = new CourtDays({ closed: ['2027-12-23'], sitsOn: ['2027-02-15'] });
  expect(nextWorkday('2027-12-22')).toBe('2027-12-23');
  expect(nextWorkday('2027-12-22', own)).toBe('2027-12-27');
  expect(nextWorkday('2027-02-12')).toBe('2027-02-16');
  expect(nextWorkday('2027-02-12', own)).toBe('2027-02-15');
});

import { expect, test } from 'vitest';
import { hearingInstant } from '../dockets/index.ts';
import { eveOf, roundAt } from './sweep-rounds.ts';

test.each([
  ['2026-07-14', '2026-07-13', 'a Tuesday: Monday'],
  ['2026-07-13', '2026-07-10', 'a Monday: Friday'],
  ['2026-07-12', '2026-07-10', 'a Sunday: Friday'],
  ['2026-07-11', '2026-07-10', 'a Saturday: Friday'],
  ['2026-03-01', '2026-02-27', 'over the end of a month'],
  ['2027-01-01', '2026-12-31', 'over the end of a year'],
])('the eve of %s is %s: %s', (hearing, eve) => expect(eveOf(hearing)).toBe(eve));

const timeZone = 'America/New_York';
const sitting = (hearingDate: string) => ({
  hearingDate,
  hearingAt: hearingInstant(hearingDate, '09:30', timeZone),
  timeZone,
});

test.each([
  ['2026-07-13', '2026-07-10T11:59:59Z', null, 'before eight on Friday'],
  ['2026-07-13', '2026-07-10T12:00:00Z', 'EVE', 'at eight on Friday'],
  ['2026-07-13', '2026-07-12T20:00:00Z', 'EVE', 'over the weekend, where Friday was missed'],
  ['2026-07-13', '2026-07-13T09:59:59Z', 'EVE', 'in the night'],
  ['2026-07-13', '2026-07-13T10:00:00Z', 'MORNING', 'at six on the day'],
  ['2026-07-13', '2026-07-13T13:29:59Z', 'MORNING', 'just before the hearing'],
  ['2026-07-13', '2026-07-13T13:30:00Z', null, 'from the hearing on'],
  // The clocks go forward in the night between: the court’s hours count, not the hours between.
  ['2027-03-15', '2027-03-12T13:00:00Z', 'EVE', 'at eight in winter time'],
  ['2027-03-15', '2027-03-15T10:00:00Z', 'MORNING', 'at six in summer time'],
])('for a hearing of %s, %s is %s: %s', (hearing, now, round, _why) =>
  expect(roundAt(sitting(hearing), new Date(now))).toBe(round),
);

import { describe, expect, test } from 'vitest';
import { docketFaults } from './docket-policy.ts';
import { hearingInstant, isWeekend } from './hearing-instant.ts';

describe('the moment of a hearing', () => {
  test.each([
    ['2026-07-14', '09:30', 'America/New_York', '2026-07-14T13:30:00.000Z'],
    ['2026-12-14', '09:30', 'America/New_York', '2026-12-14T14:30:00.000Z'],
    ['2026-07-14', '09:30', 'America/Phoenix', '2026-07-14T16:30:00.000Z'],
    // The hour that summer time skips, and the one that it repeats.
    ['2026-03-08', '02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
  ])('%s %s in %s', (date, time, zone, instant) => {
    expect(hearingInstant(date, time, zone).toISOString()).toBe(instant);
  });

  test('knows a weekend', () => {
    expect(['2026-07-10', '2026-07-11', '2026-07-12', '2026-07-13'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('what stands against a docket', () => {
  const plan = { date: '2026-07-14', reason: null };
  const court = { active: true, maxCases: 30, today: '2026-07-01', holiday: null, admitted: true };
  test.each([
    ['nothing', plan, court, []],
    ['the same day', { ...plan, date: '2026-07-01' }, court, []],
    ['a past day', { ...plan, date: '2026-06-30' }, court, ['date']],
    ['a weekend', { ...plan, date: '2026-07-11' }, court, ['date']],
    ['a weekend with a reason', { ...plan, date: '2026-07-11', reason: 'Special session' }, court, []],
    ['a holiday', plan, { ...court, holiday: 'Independence Day' }, ['date']],
    [
      'a holiday with a reason',
      { ...plan, reason: 'Special session' },
      { ...court, holiday: 'Juneteenth' },
      [],
    ],
    ['as many cases as the court takes', { ...plan, maxCases: 30 }, court, []],
    ['more cases', { ...plan, maxCases: 31 }, court, ['maxCases']],
    ['any number where the court names none', { ...plan, maxCases: 300 }, { ...court, maxCases: null }, []],
    ['a court out of use', plan, { ...court, active: false }, ['courthouseId']],
    [
      'everything at once',
      { ...plan, date: '2026-06-28', maxCases: 31 },
      court,
      ['date', 'date', 'maxCases'],
    ],
  ])('%s', (_, given, facts, paths) => {
    expect(docketFaults(given, facts).map(({ path }) => path)).toEqual(paths);
  });
});

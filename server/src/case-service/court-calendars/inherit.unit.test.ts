import { describe, expect, test } from 'vitest';
import { toEngineCalendar } from './engine-calendar.ts';
import { type CalendarLevel, effectiveCalendar, type Sheet, type SheetDay } from './inherit.ts';

const day = (date: string, changes: Partial<SheetDay> = {}): SheetDay => ({
  date,
  name: `Day of ${date}`,
  effect: 'closed',
  kind: 'holiday',
  reason: null,
  source: 'Court order',
  confidence: 'S',
  confirmedBy: null,
  confirmedAt: null,
  closureId: null,
  ...changes,
});
const sheet = (level: CalendarLevel, days: SheetDay[], changes: Partial<Sheet> = {}): Sheet => ({
  id: `of the ${level}`,
  name: `Days of the ${level}`,
  level,
  inherits: level !== 'country',
  version: 1,
  days,
  years: [],
  ...changes,
});
const confirmed = (year: number, confirmedBy: string) => ({
  year,
  confirmedBy,
  confirmedAt: '2026-01-02T15:00:00Z',
  source: 'The clerk, by telephone',
});
const storm = day('2026-01-26', {
  kind: 'closure',
  name: 'Court closed',
  reason: 'Ice storm',
  closureId: 'closure',
});
const closed = (sheets: Sheet[]) =>
  effectiveCalendar(sheets).closedDays.map(({ date, calendar }) => `${date} ${calendar.level}`);

describe('closed days', () => {
  test('come from courthouse, county, state and country together', () => {
    const sheets = [
      sheet('country', [day('2026-07-03')]),
      sheet('courthouse', [day('2026-03-02')]),
      sheet('state', [day('2026-04-03')]),
      sheet('county', [day('2026-05-01')]),
    ];
    expect(closed(sheets)).toEqual([
      '2026-03-02 courthouse',
      '2026-04-03 state',
      '2026-05-01 county',
      '2026-07-03 country',
    ]);
    expect(effectiveCalendar(sheets)).toMatchObject({ id: 'of the courthouse', firstYear: 2026 });
  });

  test('stop where a calendar doesn’t inherit', () => {
    const state = sheet('state', [day('2026-04-03')], { inherits: false });
    expect(closed([sheet('country', [day('2026-07-03')]), state])).toEqual(['2026-04-03 state']);
  });

  test('follow the narrowest that speaks of the day', () => {
    const own = day('2026-07-03', { name: 'Founders’ Day' });
    const found = effectiveCalendar([sheet('state', [day('2026-07-03')]), sheet('county', [own])]);
    expect(found.closedDays).toMatchObject([{ name: 'Founders’ Day', calendar: { level: 'county' } }]);
  });

  test('are taken away by a narrower calendar that opens them', () => {
    const open = day('2026-02-16', { effect: 'open', name: 'Court sits' });
    const found = effectiveCalendar([sheet('state', [day('2026-02-16')]), sheet('courthouse', [open])]);
    expect(found.closedDays).toEqual([]);
    expect(found.openedDays).toMatchObject([{ date: '2026-02-16', calendar: { level: 'courthouse' } }]);
  });

  test('a storm closes a day that the calendar opened, and shows through when it is gone', () => {
    const open = day('2026-01-26', { effect: 'open' });
    expect(closed([sheet('courthouse', [open, storm])])).toEqual(['2026-01-26 courthouse']);
    expect(closed([sheet('courthouse', [open])])).toEqual([]);
  });
});

describe('a confirmed year', () => {
  const state = sheet('state', [day('2026-04-03')], { years: [confirmed(2026, 'State')] });
  const who = (sheets: Sheet[]) =>
    effectiveCalendar(sheets).confirmedYears.map(({ year, confirmedBy }) => `${year} ${confirmedBy}`);

  test.each([
    ['of the state holds for a court without own days', [state], ['2026 State']],
    [
      'and for one whose own days are of another year',
      [sheet('county', [day('2025-05-01')]), state],
      ['2026 State'],
    ],
    ['not for a county that added a day', [sheet('county', [day('2026-05-01')]), state], []],
    [
      'unless that county confirmed it too',
      [sheet('county', [day('2026-05-01')], { years: [confirmed(2026, 'Clerk')] }), state],
      ['2026 Clerk'],
    ],
    ['and a storm takes nobody’s word away', [sheet('courthouse', [storm]), state], ['2026 State']],
    [
      'and a wider one isn’t asked past one that doesn’t inherit',
      [sheet('county', [], { inherits: false }), state],
      [],
    ],
  ])('%s', (_, sheets, expected) => {
    expect(who(sheets)).toEqual(expected);
  });
});

test('the engine gets day numbers, names with reasons, and who vouched', () => {
  const state = sheet('state', [day('1970-01-02'), day('2026-04-03')], {
    years: [confirmed(2026, 'Clerk')],
    inherits: false,
  });
  const calendar = toEngineCalendar(effectiveCalendar([sheet('courthouse', [storm]), state]));
  expect([...calendar.closed]).toEqual([
    [1, 'Day of 1970-01-02'],
    [20_479, 'Court closed: Ice storm'],
    [20_546, 'Day of 2026-04-03'],
  ]);
  expect(calendar).toMatchObject({ firstYear: 1970, lastYear: 2026 });
  expect([...calendar.confirmedYears]).toEqual([[2026, 'Clerk']]);
  expect(toEngineCalendar(effectiveCalendar([]))).toMatchObject({ firstYear: null, lastYear: null });
});

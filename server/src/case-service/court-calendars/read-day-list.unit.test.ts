import { fault } from '@writdesk/contract/sentences/fault';
import { describe, expect, test } from 'vitest';
import { effectiveCalendar, type SheetDay } from './inherit.ts';
import { planImport } from './plan-import.ts';
import { readDayList } from './read-day-list.ts';

describe('a list', () => {
  test.each([
    ['date,name\n2026-07-03,Independence Day\n', [[2, '2026-07-03', 'Independence Day', 'closed']]],
    // As a spreadsheet saves it: a mark in front, CRLF, the columns in its own order.
    [
      '\uFEFFName,Date,Effect\r\nColumbus Day,10/12/2026,OPEN\r\n',
      [[2, '2026-10-12', 'Columbus Day', 'open']],
    ],
    [
      'date,name,note\n2026-05-04,"Founders, ""our"" Day",x',
      [[2, '2026-05-04', 'Founders, "our" Day', 'closed']],
    ],
    // Empty lines count, and are no days.
    [
      'date,name\n2026-05-04,"Lines"\n\n,\n2026-05-05,Next',
      [
        [2, '2026-05-04', 'Lines', 'closed'],
        [5, '2026-05-05', 'Next', 'closed'],
      ],
    ],
    // As a spreadsheet saves it where the comma belongs to numbers; a comma in a cell is then a letter.
    [
      'date;name;effect\n2026-05-04;"Founders; ours";closed\n2026-10-12;Columbus Day, sits;open\n',
      [
        [2, '2026-05-04', 'Founders; ours', 'closed'],
        [3, '2026-10-12', 'Columbus Day, sits', 'open'],
      ],
    ],
    ['date\tname\n2026-05-04\tFounders', [[2, '2026-05-04', 'Founders', 'closed']]],
    // A mark inside a cell that isn't quoted is a letter like others.
    ['date,name,effect\n2026-05-04,Feast "of" clerks,\n', [[2, '2026-05-04', 'Feast "of" clerks', 'closed']]],
  ])('%j', (csv, expected) => {
    const list = readDayList(csv);
    expect(
      'days' in list && list.days.map(({ line, date, name, effect }) => [line, date, name, effect]),
    ).toEqual(expected);
    expect('days' in list && list.days.every((day) => day.fault === null)).toBe(true);
  });

  test.each([
    ['2026-07-03,Independence Day', fault('list_columns')],
    ['date\n2026-07-03', fault('list_columns')],
    ['date|name\n2026-07-03|Day', fault('list_columns')],
    ['date,name\n', fault('list_empty')],
    [`date,name\n${'2026-07-03,Day\n'.repeat(1_001)}`, fault('list_long', { max: 1_000 })],
  ])('%j is none', (csv, found) => {
    expect(readDayList(csv)).toEqual({ fault: found });
  });

  test.each([
    ['2026-02-30,Day', fault('no_such_day')],
    ['2027-02-29,Day', fault('no_such_day')],
    ['2/29/2027,Day', fault('no_such_day')],
    ['July 3,Day', fault('list_date')],
    ['13/07/2026,Day', fault('list_date')],
    ['2026-13-01,Day', fault('list_date')],
    ['1999-12-31,Day', fault('calendar_day', { first: 2000, last: 2200 })],
    ['2026-07-03,', fault('missing', { what: 'courtDayName' })],
    [`2026-07-03,${'x'.repeat(201)}`, fault('too_long', { what: 'courtDayName', max: 200 })],
    ['2026-07-03,Day,shut', fault('list_effect')],
  ])('has the faulty line %j', (row, found) => {
    const list = readDayList(`date,name,effect\n${row}`);
    expect(list).toMatchObject({ days: [{ line: 2, fault: found }] });
  });

  test('names a day once', () => {
    const list = readDayList('date,name\n2026-07-03,A\n7/3/2026,B\n');
    expect(list).toMatchObject({
      days: [{ fault: null }, { line: 3, fault: fault('list_repeated', { line: 2 }) }],
    });
  });
});

test('each line is added, changed, unchanged or refused against the calendar of its level', () => {
  const day = (date: string, name: string, effect: SheetDay['effect'] = 'closed'): SheetDay => ({
    date,
    name,
    effect,
    kind: 'holiday',
    reason: null,
    source: 'List',
    confidence: 'S',
    confirmedBy: null,
    confirmedAt: null,
    closureId: null,
  });
  const sheet = { inherits: true, years: [], version: 7 };
  const calendar = effectiveCalendar([
    {
      ...sheet,
      id: 'own',
      name: 'Own',
      level: 'courthouse',
      days: [day('2026-05-04', 'Old'), day('2026-05-05', 'Same')],
    },
    { ...sheet, id: 'state', name: 'State', level: 'state', days: [day('2026-10-12', 'Columbus Day')] },
  ]);
  const list = readDayList(
    'date,name,effect\n2026-05-04,New,\n2026-05-05,Same,\n2026-10-12,Sits,open\n2026-10-13,Sits,open\nx,Day,',
  );
  const plan = planImport('days' in list ? list.days : [], calendar, 'courthouse');
  expect(plan.lines.map(({ line, outcome, note }) => [line, outcome, note])).toEqual([
    [2, 'changed', 'Old (closed)'],
    [3, 'unchanged', null],
    [4, 'added', null],
    [5, 'refused', 'No other calendar closes that day.'],
    [6, 'refused', 'Enter the date as YYYY-MM-DD or MM/DD/YYYY.'],
  ]);
  expect(plan).toMatchObject({ counts: { added: 1, changed: 1, unchanged: 1, refused: 2 }, version: 7 });
});

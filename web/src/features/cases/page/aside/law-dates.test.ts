import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { expect, test } from 'vitest';
import { counted } from '../../../deadlines/deadline.fixture.ts';
import { factPlace } from './fact-place.ts';
import { hasDate, inOrder, secondLine } from './law-dates.ts';

const timeZone = 'America/New_York';
const place = { timeZone, today: '2026-07-21' };

function aDate(changes: Partial<CaseDeadline>): CaseDeadline {
  return {
    ...counted({}, { noticeServedOn: '2026-07-02' }),
    event: 'NOTICE_EXPIRES',
    supposed: null,
    computedAt: '2026-07-21T12:00:00Z',
    disputed: null,
    move: null,
    done: null,
    ...changes,
  };
}

function second(changes: Partial<CaseDeadline>) {
  const date = aDate(changes);
  return hasDate(date) ? secondLine(date, place) : null;
}

test('a notice gives the first day to file, before and after it has ended', () => {
  const line = { kind: 'firstDay', day: '2026-07-08' };
  expect(second({})).toEqual(line);
  expect(second({ date: '2026-07-30', earliestAction: '2026-07-31' })).toMatchObject({ day: '2026-07-31' });
});

test('a date that supposes the judgment says so before all else', () => {
  const supposed = { fact: 'judgmentOn', day: '2026-07-28' };
  expect(second({ event: 'APPEAL_DUE', date: '2026-08-04', supposed })).toEqual({
    kind: 'supposed',
    ...supposed,
  });
});

test('a writ that the law dates before its judgment says from when it can be asked for', () => {
  const writ = { event: 'WRIT_EARLIEST', date: '2026-07-14', earliestAction: '2026-07-20' } as const;
  expect(second(writ)).toEqual({ kind: 'askFrom', day: '2026-07-20' });
  expect(second({ ...writ, earliestAction: '2026-07-14' })).toMatchObject({ kind: 'distance' });
  const done = { by: 'issued', day: '2026-07-21' } as const;
  expect(second({ ...writ, done })).toEqual({ kind: 'done', ...done });
});

test.each([
  ['SERVE_BY', 'served'],
  ['WRIT_REQUEST_BY', 'asked'],
  ['ANSWER_DUE', 'answered'],
] as const)('what was done about %s is shown instead of a distance', (event, by) => {
  const done = { by, day: '2026-07-17' };
  expect(second({ event, date: '2026-07-20', done })).toEqual({ kind: 'done', ...done });
});

test('the first day to file stays next to the notice; the end of the case goes before what it supposed', () => {
  expect(second({ done: { by: 'filed', day: '2026-07-09' } })).toMatchObject({ kind: 'firstDay' });
  const ended = { by: 'ended', day: '2026-07-20' } as const;
  expect(second({ done: ended })).toEqual({ kind: 'done', ...ended });
  const supposed = { fact: 'judgmentOn', day: '2026-07-28' };
  expect(second({ event: 'APPEAL_DUE', supposed, done: ended })).toEqual({ kind: 'done', ...ended });
});

test.each([
  ['one of ours is late', 'SERVE_BY', '2026-07-20', { sort: 'due', isSoon: false }],
  ['the tenant’s own is over', 'ANSWER_DUE', '2026-07-20', { sort: 'event', isSoon: false }],
  ['six days ahead is soon', 'REGISTRY_DUE', '2026-07-27', { sort: 'event', isSoon: true }],
  ['seven are not', 'REGISTRY_DUE', '2026-07-28', { sort: 'event', isSoon: false }],
] as const)('%s', (_, event, date, line) => {
  expect(second({ event, date, earliestAction: null })).toMatchObject({
    kind: 'distance',
    day: date,
    ...line,
  });
});

test('a window is as far as its next edge', () => {
  const window = { event: 'SERVE_BY', from: '2026-07-23', to: '2026-07-30', date: '2026-07-30' } as const;
  expect(second(window)).toMatchObject({ day: '2026-07-23' });
  expect(second({ ...window, from: '2026-07-20' })).toMatchObject({ day: '2026-07-30' });
});

test('dates stand in their order, those without a day at the end', () => {
  const dates = [
    aDate({ event: 'SERVE_BY', date: null, missing: ['hearingOn'] }),
    aDate({ event: 'APPEAL_DUE', date: '2026-08-04' }),
    aDate({ event: 'LOCKOUT_NOTICE', date: '2026-07-09T03:30:00Z' }),
    aDate({ event: 'NOTICE_EXPIRES', date: '2026-07-08' }),
  ];
  expect(inOrder(dates, timeZone).map(({ event }) => event)).toEqual([
    'LOCKOUT_NOTICE',
    'NOTICE_EXPIRES',
    'APPEAL_DUE',
    'SERVE_BY',
  ]);
});

test('a missing fact leads to where the reader may say it, and nowhere if they may not', () => {
  const can = { edit: true, upload: true, seeFirmThread: true, seeDocuments: true, passLawfulDay: false };
  expect(factPlace('caresCovered', { can, availableActions: [] })).toEqual({
    step: 'notice',
    field: 'caresCovered',
  });
  expect(factPlace('caresCovered', { can: { ...can, edit: false }, availableActions: [] })).toBeNull();
  expect(factPlace('servedOn', { can, availableActions: ['record-service'] })).toEqual({
    act: 'record-service',
  });
  expect(factPlace('servedOn', { can, availableActions: [] })).toBeNull();
  expect(factPlace('writPostedAt', { can, availableActions: [] })).toBeNull();
});

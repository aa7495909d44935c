import { expect, test } from 'vitest';
import { todayWords } from './today-words.ts';

type Known = Parameters<typeof todayWords>[0];
const today = '2026-07-21';
const filing: Known = {
  status: 'SENT_FOR_FILING',
  nextDateKind: 'CASE_NUMBER_DUE',
  hearingAt: null,
  timeZone: 'America/New_York',
  filingCutoff: '17:00',
  mayDo: null,
};

const morning = new Date('2026-07-21T14:30:00Z');
const hearing: Partial<Known> = {
  status: 'ON_DOCKET',
  nextDateKind: 'HEARING',
  hearingAt: '2026-07-21T17:30:00Z',
};

test.each<[string, Partial<Known>, Date, ReturnType<typeof todayWords>]>([
  [
    'a filing has the time until which its clerk takes it',
    {},
    morning,
    { at: null, words: 'by 5:00 PM', isOver: false },
  ],
  [
    'once the clerk has closed, that is said',
    {},
    new Date('2026-07-21T21:00:00Z'),
    { at: null, words: 'closed 5:00 PM', isOver: true },
  ],
  ['nobody has said until when', { filingCutoff: null }, morning, null],
  ['what is done at the firm has no time of the clerk', { status: 'REVIEW' }, morning, null],
  [
    'a case in review, from the day of its filing',
    { status: 'REVIEW', mayDo: { step: 'FILE', on: '2026-07-22' } as Known['mayDo'] },
    morning,
    { at: null, words: 'file from Jul 22', isOver: false },
  ],
  // Read in another zone, as tests run.
  [
    'a hearing has its hour and how far it is',
    hearing,
    morning,
    { at: '1:30 PM EDT', words: 'in 3 h', isOver: false },
  ],
  [
    'the last hour is counted in minutes',
    hearing,
    new Date('2026-07-21T17:09:20Z'),
    { at: '1:30 PM EDT', words: 'in 21 min', isOver: false },
  ],
  [
    'a hearing that has begun',
    hearing,
    new Date('2026-07-21T17:30:00Z'),
    { at: '1:30 PM EDT', words: 'has begun', isOver: true },
  ],
])('today, %s', (_, changes, now, words) => {
  expect(todayWords({ ...filing, ...changes }, today, now)).toEqual(words);
});

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

test.each<[string, Partial<Known>, string | null]>([
  ['a filing has the time until which its clerk takes it', {}, 'by 5:00 PM'],
  ['nobody has said until when', { filingCutoff: null }, null],
  ['what is done at the firm has no time of the clerk', { status: 'REVIEW' }, null],
  [
    'a case in review, from the day of its filing',
    { status: 'REVIEW', mayDo: { step: 'FILE', on: '2026-07-22' } as Known['mayDo'] },
    'file from Jul 22',
  ],
])('today, %s', (_, changes, words) => {
  expect(todayWords({ ...filing, ...changes }, today)).toBe(words);
});

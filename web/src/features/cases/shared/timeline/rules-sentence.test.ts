import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';

const sentenceContext = { court: 'Fulton Magistrate', today: '2026-11-22', terms: null };
const moved = {
  state: 'GA',
  version: '2026.2',
  dates: [
    { event: 'ANSWER_DUE', day: '2026-11-25' },
    { event: 'APPEAL_DUE', day: null },
  ],
};
const accepted = {
  state: 'US',
  version: '2026.1',
  dates: [{ event: 'WRIT_EARLIEST', day: '2026-11-30' }],
};

test.each([
  ['case.rules-moved', moved, 'Georgia rules 2026.2 changed Answer due, was November 25; Appeal due'],
  [
    'case.rules-accepted',
    accepted,
    'Accepted the change by Federal rules 2026.1: Writ on or after, November 30',
  ],
  ['case.create', {}, 'Case opened'],
])('%s is shown', (kind, data, sentence) => {
  expect(sentenceOf({ kind, data }, sentenceContext)).toBe(sentence);
});

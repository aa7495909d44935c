import { expect, test } from 'vitest';
import {
  isElsewhere,
  isNews,
  isUntouched,
  outcomeFor,
  pendingResult,
  sendAt,
  UNDO_MS,
  type PendingResult,
} from './pending-result.ts';

const readAt = '2026-07-22T12:00:00.000Z';
const seen = { version: 4, status: 'ON_DOCKET', docketId: 'docket', judgmentAt: null, readAt };

test.each([
  ['a later version alone', { version: 9 }, true],
  ['another status', { status: 'DISMISSED' }, false],
  ['another docket', { docketId: 'other' }, false],
  ['no docket', { docketId: null }, false],
  ['an order', { judgmentAt: '2026-07-22T13:10:00.000Z' }, false],
  ['a continuance of an earlier court day', { judgmentAt: '2026-07-08T13:10:00.000Z' }, true],
])('%s', (_, change, isSame) => {
  expect(isUntouched(seen, { ...seen, ...change })).toBe(isSame);
});

test('an order that the sheet shows, and one from before it, are no news', () => {
  expect(isNews(null, seen)).toBe(false);
  expect(isNews('2026-07-08T13:10:00.000Z', seen)).toBe(false);
  const later = '2026-07-22T13:10:00.000Z';
  expect(isNews(later, seen)).toBe(true);
  expect(isNews(later, { ...seen, judgmentAt: later })).toBe(false);
});

test.each([
  ['CONTINUED', 'ON_DOCKET', true],
  ['CANCELLED', 'ON_DOCKET', true],
  ['CONTINUED', 'SENT_FOR_SERVING', false],
  ['SET', 'ON_DOCKET', false],
  ['HELD', 'JUDGMENT_RECORDED', false],
] as const)('a place that is %s of a case that is %s', (state, status, isGone) => {
  expect(isElsewhere({ state, status })).toBe(isGone);
});

test.each([
  ['POSSESSION_AND_MONEY', 384_000, 'POSSESSION_AND_MONEY'],
  ['POSSESSION_AND_MONEY', null, 'POSSESSION_ONLY'],
  ['POSSESSION_AND_MONEY', 0, 'POSSESSION_ONLY'],
  ['DEFAULT_POSSESSION_AND_MONEY', null, 'DEFAULT_POSSESSION'],
  ['CONSENT_JUDGMENT', null, 'CONSENT_JUDGMENT'],
  ['CONTINUED', null, 'CONTINUED'],
] as const)('%s with %s is %s', (pressed, cents, outcome) => {
  expect(outcomeFor(pressed, cents)).toBe(outcome);
});

test('a result waits for its undoing from when it was pressed, and is read back as it was kept', () => {
  const result: PendingResult = {
    id: 'key',
    sheetId: 'docket',
    caseId: 'case',
    name: 'Dawkins, Terrell',
    outcome: 'CONTINUED',
    date: '2026-07-22',
    amountCents: null,
    pressedAt: '2026-07-22T13:12:00.000Z',
    seen,
  };
  expect(sendAt(result)).toBe(Date.parse('2026-07-22T13:12:00.000Z') + UNDO_MS);
  expect(pendingResult.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
});

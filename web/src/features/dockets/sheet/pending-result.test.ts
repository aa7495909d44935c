import { expect, test } from 'vitest';
import {
  isUntouched,
  outcomeFor,
  pendingResult,
  sendAt,
  UNDO_MS,
  type PendingResult,
} from './pending-result.ts';

const seen = { version: 4, status: 'ON_DOCKET', docketId: 'docket', judgmentAt: null };

test.each([
  ['a later version alone', { version: 9 }, true],
  ['another status', { status: 'DISMISSED' }, false],
  ['another docket', { docketId: 'other' }, false],
  ['no docket', { docketId: null }, false],
  ['an order', { judgmentAt: '2026-07-22T13:10:00.000Z' }, false],
])('%s', (_, change, isSame) => {
  expect(isUntouched(seen, { ...seen, ...change })).toBe(isSame);
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

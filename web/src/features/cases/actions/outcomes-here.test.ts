import { expect, test } from 'vitest';
import { isBeforeHearing, outcomesHere } from './outcomes-here.ts';

const hearingAt = '2026-07-28T13:00:00Z';
const before = Date.parse('2026-07-28T12:59:00Z');
const after = Date.parse('2026-07-28T13:00:00Z');

test('before the hearing only what needs none can be recorded', () => {
  expect(outcomesHere({ status: 'ON_DOCKET', hearingAt }, before)).toEqual([
    'CONSENT_JUDGMENT',
    'STIPULATED_STAY',
    'DISMISSED_WITHOUT_PREJUDICE',
    'DISMISSED_WITH_PREJUDICE',
    'CONTINUED',
  ]);
});

test('from the hour of the hearing on everything can', () => {
  const outcomes = outcomesHere({ status: 'ON_DOCKET', hearingAt }, after);
  expect(outcomes).toContain('POSSESSION_AND_MONEY');
  expect(outcomes).toContain('DEFAULT_POSSESSION');
  expect(outcomes).toContain('JUDGMENT_FOR_TENANT');
});

test.each([
  ['on the docket, ahead', { status: 'ON_DOCKET', hearingAt }, before, true],
  ['on the docket, its hour has come', { status: 'ON_DOCKET', hearingAt }, after, false],
  ['before the judge', { status: 'AWAITING_JUDGMENT', hearingAt }, before, false],
  ['on no docket', { status: 'ON_DOCKET', hearingAt: null }, before, false],
] as const)('%s', (_, details, now, isBefore) => {
  expect(isBeforeHearing(details, now)).toBe(isBefore);
  expect(outcomesHere(details, now).includes('POSSESSION_ONLY')).toBe(!isBefore);
});

import { expect, test } from 'vitest';
import { firstAct, isOnward } from './first-act.ts';

test.each([
  ['review', 'review'],
  // A company corrects the case in its steps.
  ['save', 'save'],
  // No page does it yet.
  ['flag-document', null],
  [null, null],
])('of a case that waits for %s a page offers %s', (primaryAction, act) =>
  expect(firstAct({ primaryAction })).toBe(act),
);

test.each([
  ['review', 'INITIAL_CHECK', true],
  ['initial-check', 'CLOSED', false],
  ['close', 'JUDGMENT_RECORDED', false],
  // Once possession is back.
  ['close', 'WRIT_ISSUED', true],
  ['send-back-to-client', 'INTAKE', false],
  ['add-case-number', 'SENT_FOR_FILING', true],
  ['add-case-number', 'JUDGMENT_RECORDED', false],
  ['record-fact', 'INTAKE', false],
  ['writ-submit', 'JUDGMENT_RECORDED', false],
] as const)('%s in %s brings the case on: %s', (action, status, is) =>
  expect(isOnward(action, status)).toBe(is),
);

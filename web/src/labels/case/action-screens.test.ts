import { expect, test } from 'vitest';
import { isQuickAct, isQuickByKey } from './action-screens.ts';

test.each([
  ['initial-check', true, true],
  // It chooses a lawyer.
  ['review', true, false],
  ['send-for-filing', false, false],
] as const)('%s is done by one press of its button: %s; of a key: %s', (act, byButton, byKey) => {
  expect(isQuickAct(act)).toBe(byButton);
  expect(isQuickByKey(act)).toBe(byKey);
});

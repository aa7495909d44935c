import { expect, test } from 'vitest';
import { isRoutingNumber } from './routing-number.ts';

test.each([
  ['061000104', true],
  ['021000021', true],
  ['011401533', true],
  // One digit off, and two digits that changed places.
  ['061000105', false],
  ['601000104', false],
  ['000000000', false],
  ['06100010', false],
  ['0610001040', false],
  ['06100010A', false],
])('%s is a routing number: %s', (text, isOne) => {
  expect(isRoutingNumber(text)).toBe(isOne);
});

import { expect, test } from 'vitest';
import { searchOf } from './military-search.ts';

test.each([
  ['NOT_ACTIVE', '2026-07-20', 'clear'],
  ['ACTIVE', '2026-07-20', 'active'],
  ['UNABLE', '2026-07-20', 'unable'],
  [null, '2026-07-20', 'unable'],
  [null, null, 'missing'],
] as const)('a search that said %s on %s is %s', (militaryStatus, militaryCheckedOn, search) => {
  expect(searchOf({ militaryStatus, militaryCheckedOn })).toBe(search);
});

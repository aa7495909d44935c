import { expect, test } from 'vitest';
import { changedKeys } from './use-fresh-keys.ts';

const before = new Map([
  ['a', 1],
  ['b', 4],
]);

test('a row with a newer version has changed; a new row and an old one have not', () => {
  const rows = [
    { id: 'a', version: 2 },
    { id: 'b', version: 4 },
    { id: 'c', version: 9 },
  ];
  expect(changedKeys(before, rows)).toEqual(new Set(['a']));
});

import { expect, test } from 'vitest';
import { placeAfter } from './row-keys.ts';

test.each([
  ['ArrowDown', true, 2, 3],
  ['ArrowUp', true, 2, 1],
  ['ArrowUp', true, 0, -1],
  ['Home', true, 2, 0],
  ['End', true, 2, 9],
  ['ArrowDown', false, -1, 0],
  ['ArrowDown', false, 4, 4],
  ['ArrowUp', false, 4, 4],
  ['Home', false, 4, -1],
  ['a', true, 4, -1],
])('%s, in the rows: %s, from row %i, goes to row %i of ten', (key, isInRows, at, place) =>
  expect(placeAfter(key, isInRows, at, 10)).toBe(place),
);

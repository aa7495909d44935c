import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [9, 9, '1 … 8 9'],
  [40, 9, '1 … 9'],
])('page %d of %d: %s', (page, last, text) => {
  expect(
    pagesShown(page, last)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(text);
});

import { expect, test } from 'vitest';
import { withDone } from './with-done.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join('');
const done = (id: string, at: number) => ({ row: { id }, at });

test('what is done stays where it stood, in whatever order it was done', () => {
  expect(idsOf(withDone(rows('bd'), [done('c', 2), done('a', 0)]))).toBe('abcd');
  expect(idsOf(withDone(rows(''), [done('b', 1), done('a', 0)]))).toBe('ab');
});

test('a case that is still in the list stands there once', () => {
  expect(idsOf(withDone(rows('ab'), [done('a', 0)]))).toBe('ab');
});

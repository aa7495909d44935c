import { expect, test } from 'vitest';
import { dropKnownHere, isKnownHere, keepKnownHere } from './known-here.ts';

test('a browser is known from the sign-in to the sign-out', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(isKnownHere(store)).toBe(false);
  keepKnownHere(store);
  expect(isKnownHere(store)).toBe(true);
  dropKnownHere(store);
  expect(isKnownHere(store)).toBe(false);
});

import { beforeEach, expect, test } from 'vitest';
import {
  dropReturnAddress,
  keepNextPage,
  keepReturnAddress,
  takeNextPage,
  takeReturnAddress,
} from './return-address.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

beforeEach(() => kept.clear());

test('path, query and hash come back, once', () => {
  keepReturnAddress(at('/cases', '?page=3&status=FILED', '#row-4'), store);
  expect(kept.get('redirectUrl')).toBe('/cases?page=3&status=FILED#row-4');
  expect(takeReturnAddress(store)).toBe('/cases?page=3&status=FILED#row-4');
  expect(takeReturnAddress(store)).toBeNull();
});

test('the start page does not push out an address that is kept, another page does', () => {
  keepReturnAddress(at('/cases/1'), store);
  keepReturnAddress(at('/'), store);
  expect(kept.get('redirectUrl')).toBe('/cases/1');
  keepReturnAddress(at('/courthouses'), store);
  expect(kept.get('redirectUrl')).toBe('/courthouses');
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'cases'])(
  '%s is not followed',
  (address) => {
    kept.set('redirectUrl', address);
    expect(takeReturnAddress(store)).toBeNull();
    expect(kept.size).toBe(0);
  },
);

test('an explicit logout drops it', () => {
  keepReturnAddress(at('/cases/1'), store);
  dropReturnAddress(store);
  expect(takeReturnAddress(store)).toBeNull();
});

test.each([at('/invite/abc123'), at('/cases', '', '#state=a&session_state=b&code=c')])(
  'an invite link and the provider’s answer are not kept, and push nothing out: %j',
  (place) => {
    keepReturnAddress(place, store);
    expect(kept.size).toBe(0);
    keepReturnAddress(at('/cases/1'), store);
    keepReturnAddress(place, store);
    expect(kept.get('redirectUrl')).toBe('/cases/1');
  },
);

test('the page for after a sign-out is given once, and leads to no other site', () => {
  keepNextPage('/invite/abc123', store);
  expect(takeReturnAddress(store)).toBeNull();
  expect(takeNextPage(store)).toBe('/invite/abc123');
  expect(takeNextPage(store)).toBeNull();
  keepNextPage('//evil.example', store);
  expect(takeNextPage(store)).toBeNull();
});

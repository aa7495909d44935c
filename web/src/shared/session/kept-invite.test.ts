import { beforeEach, expect, test } from 'vitest';
import { dropClientId, keepClientId, keptClientId } from './kept-client.ts';
import { dropInvite, dropIsClient, inviteCodeIn, keepInvite, keptInvite } from './kept-invite.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

test.each([
  ['/invite/abcXYZ019', 'abcXYZ019'],
  ['/invite/abcXYZ019/', 'abcXYZ019'],
  ['/desk/invite/7', '7'],
  ['/invite/', null],
  ['/invite', null],
  ['/invites/abc', null],
  ['/invite/abc-def', null],
  ['/invite/abc%20def', null],
  ['/invite/ábc', null],
  ['/invite/abc/more', null],
  ['/cases', null],
])('%s → %s', (pathname, code) => {
  expect(inviteCodeIn(pathname)).toBe(code);
});

test.each([
  ['Client', { userCode: 'abc1', isClient: 'true' }],
  ['Firm', { inviteCode: 'abc1', isClient: 'false' }],
] as const)('the code of an invite for %s is kept under its own name', (userType, entries) => {
  keepInvite('abc1', userType, store);
  expect(Object.fromEntries(kept)).toEqual(entries);
  expect(keptInvite(store)).toBe('abc1');
});

test('the last link that was opened counts alone', () => {
  keepInvite('abc1', 'Client', store);
  keepInvite('def2', 'Firm', store);
  expect(Object.fromEntries(kept)).toEqual({ inviteCode: 'def2', isClient: 'false' });
});

test('the codes go after the sign-in, the rest with the person', () => {
  keepInvite('abc1', 'Client', store);
  keepClientId('01980000-0000-7000-8000-000000000000', store);
  dropInvite(store);
  expect(Object.fromEntries(kept)).toEqual({
    isClient: 'true',
    clientId: '01980000-0000-7000-8000-000000000000',
  });
  expect(keptClientId(store)).toBe('01980000-0000-7000-8000-000000000000');
  dropIsClient(store);
  dropClientId(store);
  expect(kept.size).toBe(0);
  expect([keptInvite(store), keptClientId(store)]).toEqual([null, null]);
});

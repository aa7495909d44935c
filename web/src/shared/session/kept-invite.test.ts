import { beforeEach, expect, test } from 'vitest';
import { dropClientId, keepClientId, keptClientId } from './kept-client.ts';
import {
  dropInvite,
  dropIsClient,
  inviteCodeIn,
  joinsByInvite,
  keepInvite,
  keptInvite,
} from './kept-invite.ts';

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
  ['Client', { userCode: 'abc1', isClient: 'true', joinsByInvite: 'true' }],
  ['Firm', { inviteCode: 'abc1', isClient: 'false', joinsByInvite: 'true' }],
] as const)('the code of an invite for %s is kept under its own name', (userType, entries) => {
  keepInvite('abc1', { userType, isOnboarding: false }, store);
  expect(Object.fromEntries(kept)).toEqual(entries);
  expect(keptInvite(store)).toBe('abc1');
});

test('the last link that was opened counts alone', () => {
  keepInvite('abc1', { userType: 'Client', isOnboarding: false }, store);
  keepInvite('def2', { userType: 'Firm', isOnboarding: false }, store);
  expect(Object.fromEntries(kept)).toEqual({ inviteCode: 'def2', isClient: 'false', joinsByInvite: 'true' });
});

test('the codes go after the sign-in, the rest with the person', () => {
  keepInvite('abc1', { userType: 'Client', isOnboarding: false }, store);
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

test('an invite to a place that is there is distinguished from one that leads to the registration of a company', () => {
  expect(joinsByInvite(store)).toBe(false);
  keepInvite('abc1', { userType: 'Client', isOnboarding: false }, store);
  expect(joinsByInvite(store)).toBe(true);
  keepInvite('abc2', { userType: 'Client', isOnboarding: true }, store);
  expect(joinsByInvite(store)).toBe(false);
  keepInvite('abc3', { userType: 'Firm', isOnboarding: false }, store);
  dropInvite(store);
  expect(joinsByInvite(store)).toBe(false);
});

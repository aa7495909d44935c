import { expect, test } from 'vitest';
import { joinsInThisTab } from './joins-in-tab.ts';

const page = (tab: string) => ({
  pageId: 'register.ftl',
  url: {
    registrationAction: `https://id.example/realms/desk/login-actions/registration?session_code=x&tab_id=${tab}`,
  },
});

test('an invite is known on the pages of its own sign-in, and on no other', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(joinsInThisTab(page('one'), '?client_id=desk', store)).toBe(false);
  expect(joinsInThisTab(page('one'), '?client_id=desk&joins=true', store)).toBe(true);
  // Refused by a field, or gone over to the sign-in.
  expect(joinsInThisTab(page('one'), '?session_code=y', store)).toBe(true);
  const signIn = { pageId: 'login.ftl', url: { loginAction: 'https://id.example/authenticate?tab_id=one' } };
  expect(joinsInThisTab(signIn, '', store)).toBe(true);
  expect(joinsInThisTab(page('two'), '', store)).toBe(false);
  expect(joinsInThisTab({ pageId: 'register.ftl' }, '', store)).toBe(false);
});

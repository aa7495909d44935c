import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, returned, shown } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

const USERNAME = 'nadia@example.com';
const SIGN_IN = /~[\w-]+(\.sig)?$/;
let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
  server = await bench.start({ publicUrl: 'https://desk.example.com' });
});
afterAll(() => bench.close());

const ofSignIns = (browser: Browser) => [...browser.cookies.keys()].filter((name) => SIGN_IN.test(name));
const form = { username: USERNAME, password: PASSWORD };

test('sign-ins in two tabs of one browser don’t get in each other’s way, whichever ends first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const browser = new Browser(server);
    const pages = [shown(await browser.authorize()), shown(await browser.authorize())];
    for (const index of order) {
      const page = pages[index];
      if (!page) throw new Error('There is no such page.');
      const back = returned(await browser.submit(page, page.context.url.loginAction, form));
      expect(back.answer.get('code')).toBeTruthy();
    }
  }
});

test('a cookie that another host of the domain, or a plain page, can set counts for nothing', async () => {
  const browser = new Browser(server);
  returned(await browser.signIn(USERNAME, PASSWORD));
  const silent = await browser.authorize({ prompt: 'none' });
  expect('answer' in silent && silent.answer.get('code')).toBeTruthy();

  // The very values, under the names that the provider uses inside.
  const victim = new Browser(server);
  for (const [name, cookie] of browser.cookies) {
    victim.cookies.set(name.replace('__Host-', ''), cookie);
    victim.cookies.set(name.replace('__Host-', '__Secure-'), cookie);
  }
  const planted = await victim.authorize({ prompt: 'none' });
  expect('answer' in planted && planted.answer.get('error')).toBe('login_required');
});

test('a form of one sign-in isn’t taken with the cookie of another', async () => {
  const browser = new Browser(server);
  const page = shown(await browser.authorize());
  const stranger = new Browser(server);
  shown(await stranger.authorize());
  const outcome = shown(await stranger.submit(page, page.context.url.loginAction, form));
  expect(outcome.status).toBe(400);
});

test('sign-ins that nobody ends don’t pile up: the oldest are forgotten, the newest goes on', async () => {
  const browser = new Browser(server);
  let page = shown(await browser.authorize());
  for (let begun = 0; begun < 12; begun++) page = shown(await browser.authorize());
  // Two cookies of each sign-in, each with its signature.
  expect(ofSignIns(browser).length).toBeLessThanOrEqual(5 * 4);
  returned(await browser.submit(page, page.context.url.loginAction, form));
});

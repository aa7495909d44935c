import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectSound, openContext, signIn, signInHere } from './support/browser.ts';
import { keptBy, listenToProvider, signInShown } from './support/provider.ts';
import { baseUrl } from './support/own-writdesk.ts';

// How a session begins: rules 1 to 4 of the specification's authentication, and its numbers.
const minute = 60_000;
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('nobody is signed in: the silent check asks for no password, then the page goes to the sign-in with its address kept', async () => {
  const provider = listenToProvider(context);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cases?page=2#rows`);
  await signInShown(page);
  // One sign-in, by the page itself: the check before it ran in a frame and asked nobody.
  expect(provider.signIns.map(({ frame }) => frame === page.mainFrame())).toEqual([true]);
  expect(provider.tokenForms).toEqual([]);
  expect(provider.signIns[0]?.query.get('redirect_uri')).toBe(`${baseUrl}/`);
  expect((await keptBy(page)).redirectUrl).toBe('/cases?page=2#rows');
});

test('somebody is signed in: the check succeeds in a hidden frame, and the page never leaves its address', async () => {
  await signIn(context, 'processor');
  const provider = listenToProvider(context);
  const page = await context.newPage();
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.push(new URL(frame.url()).pathname);
  });
  await page.goto(`${baseUrl}/courthouses`);
  await page.locator('main h1').first().waitFor();
  expect(left.filter((pathname) => pathname !== '/courthouses')).toEqual([]);
  expect(provider.signIns).toHaveLength(1);
  const [check] = provider.signIns;
  expect(check?.frame === page.mainFrame()).toBe(false);
  expect(check?.query.get('prompt')).toBe('none');
  expect(check?.query.get('redirect_uri')).toBe(`${baseUrl}/silent-check-sso.html`);
});

test('the check fails, for the session has ended unseen: signed out, and the address is kept', async () => {
  await (await signIn(context, 'processor')).close();
  // The browser believes in a session that the provider no longer knows.
  await context.clearCookies({ name: 'KEYCLOAK_IDENTITY' });
  const provider = listenToProvider(context);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/courthouses?search=fulton#top`);
  await signInShown(page);
  expect(provider.signIns.map(({ query }) => query.get('prompt'))).toEqual(['none', null]);
  expect((await keptBy(page)).redirectUrl).toBe('/courthouses?search=fulton#top');
});

test('after the sign-in the kept address is visited, with query and hash, and kept no more', async () => {
  const page = await signIn(context, 'processor', '/cases?page=2#rows');
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/cases', '?page=2', '#rows']);
  expect(await page.evaluate(() => sessionStorage.getItem('redirectUrl'))).toBeNull();
});

test('an address that leads elsewhere is not followed', async () => {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate(() => sessionStorage.setItem('redirectUrl', '//elsewhere.example/cases'));
  await page.goto(baseUrl);
  await signInShown(page);
  await signInHere(page, 'processor');
  expect(new URL(page.url()).origin).toBe(baseUrl);
});

test('a sign-in proves itself by S256 and a verifier of 96 characters, kept for an hour', async () => {
  const provider = listenToProvider(context);
  const page = await context.newPage();
  const before = Date.now();
  await page.goto(`${baseUrl}/cases`);
  await signInShown(page);
  const query = provider.signIns[0]?.query;
  const { callbacks } = await keptBy(page);
  const kept = callbacks.find(({ state }) => state === query?.get('state'));
  const verifier = String(kept?.['pkceCodeVerifier']);
  expect(verifier).toMatch(/^[A-Za-z0-9]{96}$/);
  expect(query?.get('code_challenge_method')).toBe('S256');
  expect(query?.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(kept?.['expires']).toBeGreaterThanOrEqual(before + 60 * minute);
  expect(kept?.['expires']).toBeLessThanOrEqual(Date.now() + 60 * minute);
  await signInHere(page, 'processor');
  const sent = provider.tokenForms[0];
  expect(sent?.get('grant_type')).toBe('authorization_code');
  expect(sent?.get('code_verifier')).toBe(verifier);
});

test('an answer that comes after more than an hour is not taken; the silent check signs in instead', async () => {
  const provider = listenToProvider(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${baseUrl}/cases?page=2`);
  await signInShown(page);
  const begun = provider.signIns[0]?.query.get('state');
  await page.clock.setSystemTime(Date.now() + 61 * minute);
  await signInHere(page, 'processor');
  const silent = `${baseUrl}/silent-check-sso.html`;
  expect(provider.tokenForms.map((form) => form.get('redirect_uri'))).toEqual([silent]);
  expect(new URL(page.url()).search).toBe('?page=2');
  expect((await keptBy(page)).callbacks.filter(({ state }) => state === begun)).toEqual([]);
});

test('a provider that is silent for ten seconds gives a page with a retry, and the address is kept', async () => {
  const page = await context.newPage();
  await page.clock.install();
  const isProvider = (url: URL) => url.pathname.includes('/protocol/openid-connect/');
  await page.route(isProvider, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const asked = page.waitForRequest((request) => request.url().includes('/3p-cookies/step1.html'));
  await page.goto(`${baseUrl}/cases?page=2`);
  await asked;
  const askedAt = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(askedAt + 8_500);
  const failure = page.getByRole('heading', { level: 1, name: 'The sign-in service does not answer' });
  await expect.poll(() => failure.count()).toBe(0);
  // Not the app's own limit, which is twelve.
  await page.clock.runFor(2_500);
  await failure.waitFor();
  await page.clock.resume();
  await expectSound(page);
  expect(await page.evaluate(() => sessionStorage.getItem('redirectUrl'))).toBe('/cases?page=2');
  await page.unroute(isProvider);
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInShown(page);
  await signInHere(page, 'processor');
  expect(new URL(page.url()).search).toBe('?page=2');
});

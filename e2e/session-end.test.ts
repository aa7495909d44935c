import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContext, signIn, signInHere, sizes } from './support/browser.ts';
import { keptBy, renewing, signInShown } from './support/provider.ts';
import { baseUrl } from './support/own-writdesk.ts';

// How a session ends: rules 6 and 7 of the specification's authentication.
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

/** Signed in at an address, with a clock that the test turns. */
async function signInWithClock(address: string): Promise<Page> {
  await context.clock.install();
  return signIn(context, 'processor', address);
}

/** Idle tabs keep their address at once; so long as nothing is kept, nobody was signed out. */
const keptAddress = (page: Page) => page.evaluate(() => sessionStorage.getItem('redirectUrl'));

async function expectSignedIn(page: Page): Promise<void> {
  expect(await keptAddress(page)).toBeNull();
  await expect.poll(() => page.locator('main h1').first().isVisible()).toBe(true);
  expect(new URL(page.url()).origin + new URL(page.url()).pathname).toBe(`${baseUrl}/cases`);
}

test('an hour without a sign of life signs out and keeps the address; not a minute less', async () => {
  const page = await signInWithClock('/cases?page=2#rows');
  await page.clock.fastForward('59:00');
  await expectSignedIn(page);
  await page.clock.fastForward('01:00');
  await signInShown(page);
  expect((await keptBy(page)).redirectUrl).toBe('/cases?page=2#rows');
  await signInHere(page, 'processor');
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/cases', '?page=2', '#rows']);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer move': (page) => page.mouse.move(200, 200),
  'a key press': (page) => page.keyboard.press('Shift'),
  'a click': async (page) => {
    await page.mouse.down();
    await page.mouse.up();
  },
  'a scroll': (page) =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('scroll', () => done(), { once: true, capture: true });
          scrollBy(0, 120);
        }),
    ),
};

test.each(Object.entries(signs))('%s begins the hour again', async (_name, give) => {
  const page = await signInWithClock('/cases');
  // Low enough to scroll, and the pointer rests where a click does nothing.
  await page.setViewportSize({ width: sizes.desk.width, height: 400 });
  await page.locator('main table').first().waitFor();
  await page.mouse.move(4, 200);
  await page.clock.fastForward('50:00');
  await renewing(page, () => give(page));
  await page.clock.fastForward('50:00');
  await expectSignedIn(page);
  await page.clock.fastForward('10:00');
  await signInShown(page);
});

test('the tabs of a browser idle together: work in one keeps all, and all sign out, each with its own address', async () => {
  const first = await signInWithClock('/cases?page=2');
  const second = await context.newPage();
  await second.goto(`${baseUrl}/courthouses`);
  await second.locator('main h1').first().waitFor();
  await context.clock.fastForward('50:00');
  await renewing(first, () => first.keyboard.press('Shift'));
  await context.clock.fastForward('50:00');
  await expectSignedIn(first);
  expect(await keptAddress(second)).toBeNull();
  await context.clock.fastForward('10:00');
  await Promise.all([signInShown(first), signInShown(second)]);
  expect((await keptBy(first)).redirectUrl).toBe('/cases?page=2');
  expect((await keptBy(second)).redirectUrl).toBe('/courthouses');
  await signInHere(first, 'processor');
  expect(new URL(first.url()).search).toBe('?page=2');
  await second.goto(baseUrl);
  await second.locator('main h1').first().waitFor();
  expect(new URL(second.url()).pathname).toBe('/courthouses');
});

test('an explicit sign-out forgets the kept address and the company, and ends the provider’s session', async () => {
  const page = await signIn(context, 'processor', '/courthouses');
  await page.evaluate(() => {
    sessionStorage.setItem('redirectUrl', '/courthouses');
    localStorage.setItem('clientId', '01980000-0000-7000-8000-000000000000');
    localStorage.setItem('isClient', 'true');
  });
  const asked: { method: string; url: URL; form: URLSearchParams }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/protocol/openid-connect/logout')) return;
    asked.push({ method: request.method(), url, form: new URLSearchParams(request.postData() ?? '') });
  });
  await page.getByRole('button', { name: /theme, language, sign out/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await signInShown(page);
  // The ID token that proves it stands in the form, and in no address.
  expect(asked.map(({ method, url }) => [method, url.search])).toEqual([['POST', '']]);
  expect(asked[0]?.form.get('id_token_hint')).toMatch(/^ey/);
  expect(asked[0]?.form.get('post_logout_redirect_uri')).toBe(`${baseUrl}/`);
  // The first page, where the sign-out ends, is the address of the start that follows it.
  expect(await keptBy(page)).toMatchObject({ redirectUrl: '/', clientId: null, isClient: null });
  await signInHere(page, 'processor');
  expect(new URL(page.url()).pathname).toBe('/');
});

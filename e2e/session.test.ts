import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { fillSignIn, openContext, signIn } from './support/browser.ts';

const baseUrl = inject('baseUrl');
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('a wrong password is told, the right one leads to the address that was asked for', async () => {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cases?page=2#rows`);
  await fillSignIn(page, 'processor', 'not-the-password');
  await page.getByRole('alert').waitFor();
  await fillSignIn(page, 'processor');
  await page.locator('main h1').first().waitFor();
  const url = new URL(page.url());
  expect(url.pathname).toBe('/cases');
  expect(url.searchParams.get('page')).toBe('2');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectUrl'))).toBeNull();
});

test('a reload and a second tab are signed in silently', async () => {
  const page = await signIn(context, 'lawyer');
  await page.reload();
  await page.locator('main h1').first().waitFor();
  const second = await context.newPage();
  await second.goto(`${baseUrl}/cases`);
  await second.locator('main h1').first().waitFor();
  expect(await second.locator('input[name="password"]').count()).toBe(0);
});

test('a tab notices within ten seconds that another one signed out', async () => {
  const first = await signIn(context, 'client');
  const second = await context.newPage();
  await second.goto(`${baseUrl}/cases`);
  await second.locator('main h1').first().waitFor();
  await first
    .getByRole('button', { name: /account|Rosalind|menu of/i })
    .last()
    .click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  await first.locator('input[name="password"]').waitFor();
  await second.locator('input[name="password"]').waitFor({ timeout: 10_000 });
  expect(await first.evaluate(() => sessionStorage.getItem('redirectUrl'))).toBeNull();
});

test('a refresh that is refused leads to the sign-in page, and back afterwards', async () => {
  const page = await signIn(context, 'processor', '/courthouses');
  await page.route('**/protocol/openid-connect/token', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  );
  // The access token's life passes: the page's clock is turned, not waited for.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 10 * 60_000;
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: []) {
        super(...((given.length ? given : [RealDate.now()]) as []));
      }
    } as DateConstructor;
  });
  await page.getByRole('link', { name: 'Cases' }).first().click();
  await page.locator('input[name="password"]').waitFor();
  await page.unroute('**/protocol/openid-connect/token');
});

test('the page is styled: the sheet is white, the accent is ours', async () => {
  const page = await signIn(context, 'processor', '/cases');
  const table = page.locator('main table').first();
  await table.waitFor();
  const look = await page.evaluate(() => ({
    face: getComputedStyle(document.body).fontFamily,
    desk: getComputedStyle(document.body).backgroundColor,
    edge: getComputedStyle(document.querySelector('main input') as Element).borderTopStyle,
  }));
  expect(look.face).toContain('IBM Plex Sans');
  expect(look.desk).toBe('rgb(243, 245, 246)');
  const button = page
    .getByRole('link', { name: 'New case' })
    .or(page.getByRole('button', { name: 'New case' }))
    .first();
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('6px');
});

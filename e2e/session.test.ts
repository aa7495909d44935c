import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillSignIn, openContext, signIn, signInHere } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';

let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('a wrong password is reported, the right one leads to the address that was asked for', async () => {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cases?page=2#rows`);
  await fillSignIn(page, 'processor', 'not-the-password');
  await page.getByRole('alert').waitFor();
  await signInHere(page, 'processor');
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
  await expect.poll(() => second.locator('input[name="password"]').count()).toBe(0);
});

test('a tab notices within ten seconds that another one signed out', async () => {
  const first = await signIn(context, 'client', '/courthouses');
  const second = await context.newPage();
  await second.goto(`${baseUrl}/cases`);
  await second.locator('main h1').first().waitFor();
  await first.getByRole('button', { name: /theme, language, sign out/ }).click();
  await first.getByText('Sign out', { exact: true }).click();
  await first.locator('input[name="password"]').waitFor();
  await second.locator('input[name="password"]').waitFor({ timeout: 10_000 });
  // The address that the person left is forgotten: the next sign-in starts at the first page.
  await signInHere(first, 'client');
  expect(new URL(first.url()).pathname).toBe('/');
});

test('the page is styled: the sheet is white, the accent is ours', async () => {
  const page = await signIn(context, 'processor', '/cases');
  const table = page.locator('main table').first();
  await table.waitFor();
  const look = await page.evaluate(() => ({
    face: getComputedStyle(document.body).fontFamily,
    desk: getComputedStyle(document.documentElement).backgroundColor,
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

test('a case that isn’t there, or isn’t yours, is a page that says so', async () => {
  const page = await signIn(context, 'client', '/cases/01980000-0000-7000-8000-000000000000');
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL(`${baseUrl}/`);
  const home = page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /wait|thing/i });
  await home.waitFor();
  await expect.poll(() => home.count()).toBe(1);
});

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { axe, openContext, signIn } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// The connection is cut: the page says so in its own words, keeps what was typed, and comes back by itself.

let cut: BrowserContext | undefined;
afterEach(async () => {
  await cut?.setOffline(false);
  cut = undefined;
  await goHome();
});
const cutOff = (page: Page) => {
  cut = page.context();
  return cut.setOffline(true);
};

const patiently = { timeout: 30_000 };

test('a cut connection is said above the page, and over when it is back', async () => {
  const page = await personAt('processor', '/cases');
  await page.locator('.data-table tbody tr').first().waitFor();
  const bar = page.getByText('Writdesk can’t be reached.');
  await cutOff(page);
  await bar.waitFor(patiently);
  expect(await axe(page)).toEqual([]);
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached', ...patiently });
  await page.getByText('Connected again').waitFor(patiently);
});

test('a form that could not be sent says so and keeps its words; sent again, it goes through', async () => {
  const page = await personAt('processor', '/cases?queue=service');
  await page.locator('.data-table tbody tr').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page
    .getByRole('region', { name: 'Actions on the selected rows' })
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Why', { exact: true }).fill('They paid in full.');
  await cutOff(page);
  await dialog.getByRole('button', { name: /^Dismiss / }).click();
  await dialog.getByRole('alert').getByText('The server did not answer. Nothing was changed.').waitFor();
  await dialog.getByRole('heading', { name: 'This was not done' }).waitFor();
  await expect.poll(() => dialog.getByLabel('Why', { exact: true }).inputValue()).toBe('They paid in full.');
  await page.context().setOffline(false);
  await page.getByText('Writdesk can’t be reached.').waitFor({ state: 'detached', ...patiently });
  await dialog.getByRole('button', { name: /^Dismiss / }).click();
  await page.getByRole('heading', { name: /went through$/ }).waitFor(patiently);
});

test('a screen whose files don’t come waits inside the frame, and loads by itself', async () => {
  // A browser of its own: what another journey has opened may be kept.
  const context = await openContext();
  onTestFinished(() => context.close());
  const page = await signIn(context, 'processor', '/cases');
  await page.locator('.data-table tbody tr').first().waitFor();
  await cutOff(page);
  await page.getByRole('link', { name: 'Courthouses' }).click();
  await page.getByRole('heading', { name: 'This page is waiting for the connection' }).waitFor(patiently);
  expect(await axe(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Courthouses' }).waitFor(patiently);
  expect(page.url()).toBe(`${baseUrl}/courthouses`);
});

test('where the connection breaks while the app starts, the page says so, and starts when it is back', async () => {
  const context = await openContext();
  onTestFinished(() => context.close());
  const page = await signIn(context, 'processor', '/courthouses');
  const said = page.getByRole('alert').getByText('Writdesk hasn’t loaded');
  expect(await said.isVisible()).toBe(false);
  // What index.html names comes; the app's own files don't.
  const named = await page.request.get(baseUrl).then((reply) => reply.text());
  const isLater = (url: URL) => url.pathname.endsWith('.js') && !named.includes(url.pathname);
  await context.route(isLater, (route) => route.abort());
  await page.reload();
  await said.waitFor(patiently);
  expect(await page.locator('.skeleton').count()).toBe(0);
  expect(await page.getByText('Writdesk no se ha cargado').isVisible()).toBe(false);
  expect(await axe(page)).toEqual([]);
  await context.unroute(isLater);
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Courthouses' }).waitFor(patiently);
  expect(await said.isVisible()).toBe(false);
});

test('where not even the first files come, the page says so in both languages', async () => {
  const context = await openContext();
  onTestFinished(() => context.close());
  await context.route(/\.(js|css)$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByRole('alert').getByText('Writdesk hasn’t loaded').waitFor(patiently);
  await page.getByText('Writdesk no se ha cargado').waitFor();
  expect(await axe(page)).toEqual([]);
  await context.unroute(/\.(js|css)$/);
  await page.getByRole('link', { name: 'Load Writdesk again' }).click();
  await page.locator('input[name="username"]').waitFor(patiently);
});

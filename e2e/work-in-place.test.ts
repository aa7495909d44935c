import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, expectSound } from './support/browser.ts';
import { submitTwelve } from './support/late-tenants.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A paralegal works off a queue without leaving its list: with one key or one press for each case.

afterEach(goHome);

const patiently = { timeout: 20_000 };
const rows = (page: Page) => page.locator('.data-table tbody tr');
const keysOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-row-key') ?? null);

test('twelve cases of a queue are worked off with the keyboard, each ticked, each undone with one press', async () => {
  const lastName = await submitTwelve();
  const page = await personAt('processor', `/cases?queue=check&status=INTAKE&size=25&search=${lastName}`);
  await rows(page).first().waitFor();
  const keys = await keysOf(page);
  expect(keys).toHaveLength(12);
  await page.keyboard.press('ArrowDown');
  for (let at = 0; at < 12; at += 1) {
    await expect.poll(() => focusedRow(page), patiently).toBe(keys[at]);
    await page.keyboard.press('a');
    await expect.poll(() => page.locator('.row-done').count(), patiently).toBe(at + 1);
  }
  expect(new URL(page.url()).pathname).toBe('/cases');
  const shown = await keysOf(page);
  expect(shown).toEqual(keys);
  expect(await axe(page)).toEqual([]);

  const first = page.locator('.row-done').first();
  await first.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => page.locator('.row-done').count(), patiently).toBe(11);
  await expect.poll(async () => new Set(await keysOf(page)), patiently).toEqual(new Set(keys));
  await expectSound(page);
});

test('an approval opens over Home and over the preview, and leads nowhere else', async () => {
  const lawyer = await personAt('lawyer');
  const button = lawyer.getByRole('button', { name: /^Record judgment, |^Approve, / }).first();
  await button.click();
  const dialog = lawyer.getByRole('dialog');
  await dialog.getByRole('heading').first().waitFor();
  expect(new URL(lawyer.url()).pathname).toBe('/');
  await lawyer.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await lawyer.goto(`${baseUrl}/cases?queue=judgment`);
  await rows(lawyer).first().waitFor();
  await lawyer.keyboard.press('ArrowDown');
  await lawyer.keyboard.press('Enter');
  const preview = lawyer.getByRole('complementary', { name: /^Preview of / });
  await preview.getByRole('button', { name: /^Record judgment/ }).click();
  await dialog.getByRole('heading').first().waitFor();
  expect(new URL(lawyer.url()).pathname).toBe('/cases');
  await lawyer.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectSound(lawyer);
});

test('many at once: nothing is chosen beforehand, and each case has its result', async () => {
  const page = await personAt('processor', '/cases?queue=service');
  await rows(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  // What ends the cases stands last, before what clears the selection.
  await bar.getByText('2 selected').waitFor();
  const offered = await bar.getByRole('button').allInnerTexts();
  expect(offered.at(-2)).toMatch(/^Dismiss/);
  await bar.getByRole('button', { name: /^Dismiss/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await expect.poll(() => dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: /^Dismiss / }).click();
  await dialog.getByRole('link', { name: 'Choose what happened.' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: /^Assign/ }).click();
  await dialog.getByRole('button', { name: /^Assign/ }).click();
  await dialog.getByRole('link', { name: 'Choose a processor, an attorney, or both.' }).waitFor();
  await dialog.getByLabel('Attorney').click();
  await page.locator('.ant-select-item-option').first().click();
  await dialog.getByRole('button', { name: /^Assign/ }).click();
  await page.getByRole('heading', { name: /cases went through$/ }).waitFor(patiently);
  await expect.poll(() => page.locator('.bulk-results li').count()).toBe(2);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a bill item is created, gets a price to come, and leaves with the catalog as a file', async () => {
  const page = await personAt('firm', '/bill-items');
  await page.getByRole('button', { name: 'New bill item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New bill item' });
  await dialog.getByRole('button', { name: 'Create bill item' }).click();
  await dialog.getByRole('alert').getByText('Enter the title.').waitFor();
  await dialog.getByLabel('Title').fill('Certified copies');
  await dialog.getByLabel('Account number').fill('5075');
  await dialog.getByLabel('Price', { exact: true }).fill('12.50');
  for (const viewport of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize(sizes.desk);
  await dialog.getByRole('button', { name: 'Create bill item' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: /Certified copies.*\$12\.50/ }).waitFor();

  const { name, text } = await downloaded(page);
  await page.getByText('Bill items CSV downloaded').waitFor();
  expect(name).toBe('bill-items.csv');
  expect(text).toContain('Certified copies,,5075,COURT_COST,12.5,true');

  await page.getByRole('button', { name: 'Actions for Certified copies' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('row', { name: /Certified copies/ }).waitFor({ state: 'hidden' });
});

test('a county without a location stands on Home, gets one, and leaves with the list as a file', async () => {
  const page = await personAt('firm');
  await page.getByRole('heading', { name: 'Counties without a location' }).waitFor();
  await page.getByRole('link', { name: 'DeKalb, GA' }).click();
  await page.getByRole('row').getByText('DeKalb').first().click();
  const dialog = page.getByRole('dialog', { name: 'Location of DeKalb, GA' });
  await dialog.getByLabel('Location id').fill('ATL-200');
  await dialog.getByLabel('Location name').fill('Decatur');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { name, text } = await downloaded(page);
  await page.getByText('County location mapping CSV downloaded').waitFor();
  expect(name).toBe('county-location-mappings.csv');
  expect(text).toContain(',DeKalb,GA,ATL-200,Decatur,');
  await page.goto(new URL('/', page.url()).href);
  await page.locator('main h1').waitFor();
  await page.getByRole('heading', { name: 'Counties without a location' }).waitFor({ state: 'hidden' });
});

test('a download that fails, or whose answer has no address, says so in the words of the specification', async () => {
  const page = await personAt('firm', '/bill-items');
  await page.route('**/bill-items/export-csv*', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText('Failed to download bill items CSV').waitFor();
  await page.goto(new URL('/location-mappings', page.url()).href);
  await page.route('**/location-mappings/export-csv*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const failed = page.getByText('Failed to download county location mapping CSV');
  await expect.poll(() => failed.isVisible()).toBe(true);
});

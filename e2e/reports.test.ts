import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function looksRight(page: Page) {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

test('a company sets up a report, corrects its days, makes it, saves the file, and deletes it', async () => {
  const page = await personAt('client', '/reports');
  await page.getByRole('link', { name: 'Cases by community' }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'New report' }).click();
  const dialog = page.getByRole('dialog', { name: 'New report' });
  expect(await dialog.getByRole('radio', { name: /^Attorney/ }).count()).toBe(0);
  await dialog.getByLabel('Name').fill('Spring review');
  await dialog.getByLabel('Spreadsheet (CSV)').check();
  await dialog.getByRole('combobox', { name: 'Period' }).click();
  await page.getByTitle('Days of your choice').click();
  for (const [label, day] of [
    ['First day', '3/31/2026'],
    ['Last day', '1/1/2026'],
  ] as const) {
    await dialog.getByLabel(label).fill(day);
    await dialog.getByLabel(label).press('Enter');
  }
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await dialog.getByText('The last day is before the first one.').first().waitFor();
  await dialog.getByLabel('Last day').fill('4/30/2026');
  await dialog.getByLabel('Last day').press('Enter');
  await dialog.getByRole('button', { name: 'Create report' }).click();

  await page.getByRole('heading', { name: 'Spring review', level: 1 }).waitFor();
  await page.getByText('No runs yet').waitFor();
  await page.getByRole('button', { name: 'Run now' }).click();
  const download = page.getByRole('button', { name: /^Download the file of/ });
  await download.waitFor();
  await looksRight(page);
  const coming = page.waitForEvent('download');
  await download.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^properties-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Property,Unit,Tenants,Case number');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete report' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete “Spring review”?' });
  await sure.getByRole('button', { name: 'Delete report' }).click();
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Spring review' }).count()).toBe(0);
  expect(page.url()).toBe(new URL('/reports', baseUrl).href);
});

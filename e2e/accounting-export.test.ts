import { readFile } from 'node:fs/promises';
import { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import { locationMappings } from '@writdesk/contract/location-mappings/location-mappings';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const open = (page: Page, path: string) => page.goto(new URL(path, baseUrl).href);

async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  return await coming;
}

async function looksRight(page: Page) {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

async function openExport(page: Page) {
  await open(page, '/ledger/export');
  // The demonstration’s days are those of the last weeks, whatever month it is.
  const first = page.getByLabel('First day');
  await first.fill(new Date(Date.now() - 60 * 86_400_000).toLocaleDateString('en-US'));
  await first.press('Enter');
}

async function enterLocation(page: Page) {
  await page.getByRole('row', { name: /^DeKalb/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Location of DeKalb/ });
  await dialog.getByLabel('Location id').fill('ATL-200');
  await dialog.getByLabel('Location name').fill('Decatur');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function removeLocation(page: Page) {
  await open(page, '/location-mappings?search=DeKalb');
  await page.getByRole('button', { name: 'Actions for DeKalb' }).click();
  await page.getByRole('menuitem', { name: 'Remove location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the location of DeKalb?' });
  await dialog.getByRole('button', { name: 'Remove location' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('the journals of some weeks are blocked by a county, leave for QuickBooks once it has a location, and not twice', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const listed = await firm.get(`${locationMappings.list.url}?search=DeKalb&withCases=true`);
  const isPlaced = locationMappings.list.reply.parse(listed.body).counties[0]?.locationId !== null;
  const page = await personAt('firm', '/ledger');
  if (isPlaced) await removeLocation(page);
  await open(page, '/ledger');
  await page.getByRole('link', { name: 'Export to accounting' }).click();
  await page.getByRole('heading', { name: 'Export to accounting', level: 1 }).waitFor();
  await openExport(page);
  await page.getByText('These counties have no location yet:').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'DeKalb, GA' }).waitFor();
  await looksRight(page);
  expect(await page.getByRole('button', { name: 'Download file' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Enter the locations' }).click();
  await enterLocation(page);

  await openExport(page);
  await page.getByText('None of these days yet in this format and basis.').waitFor();
  const file = await download(page);
  expect(file.suggestedFilename()).toMatch(/^quickbooks-online-accrual-.*\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(rows[0]).toContain('JournalNo,JournalDate,AccountName,Debits,Credits');
  expect(rows.some((row) => row.includes('Accounts Receivable (A/R)'))).toBe(true);
  await page.getByText('Nothing is new or changed since the last export.').waitFor();
  expect(await page.getByRole('button', { name: 'Download file' }).isDisabled()).toBe(true);
  await page.getByLabel('All journals of these days').check();
  expect((await download(page)).suggestedFilename()).toBe(file.suggestedFilename());

  await open(page, '/account-mappings');
  await page.getByRole('row', { name: /^Fee income · 4010/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Account for Fee income · 4010' });
  await looksRight(page);
  const name = dialog.getByLabel('Account name');
  await name.fill((await name.inputValue()) === 'Attorney fees' ? 'Filing fees' : 'Attorney fees');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await openExport(page);
  await page.getByRole('heading', { name: 'New or changed since the last export' }).waitFor();
  await page.getByText('Changed · Invoice issued').first().waitFor();
  await page
    .getByText(/^WD-\d{6} · /)
    .first()
    .waitFor();
  await looksRight(page);
  await download(page);
  await page.getByText('Nothing is new or changed since the last export.').waitFor();
  // Other journeys look at the county as they find it.
  if (!isPlaced) await removeLocation(page);

  const processor = await apiAs(baseUrl, 'processor');
  const { status } = await processor.get(
    `${accountingExports.preview.url}?format=XERO&basis=CASH&from=2026-01-01&to=2026-01-31`,
  );
  expect(status).toBe(403);
});

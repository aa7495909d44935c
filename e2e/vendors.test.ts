import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function looksRight(page: Page) {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

async function fileBy(page: Page, choice: string): Promise<string> {
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: choice }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test('a vendor is entered with the facts of the W-9, and Form 1099 says what each payee was paid', async () => {
  const name = `Oak and Lee Movers ${Date.now()}`;
  const page = await personAt('billing', '/vendors');
  await page.getByRole('row', { name: /Ruth Amsel.*•••••4567/ }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add vendor' });
  await dialog.getByLabel('Name on the tax return').fill(name);
  await dialog.getByLabel(/^Tax number/).fill('12-34');
  await dialog.getByRole('button', { name: 'Add vendor' }).click();
  await dialog.getByRole('link', { name: 'Enter the tax number as nine digits.' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel(/^Tax number/).fill('123-45-6780');
  await dialog.getByRole('button', { name: 'Add vendor' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: new RegExp(`${name}.*•••••6780`) }).waitFor();

  await page.getByRole('link', { name: 'Form 1099' }).click();
  await page.getByRole('heading', { name: 'Form 1099', level: 1 }).waitFor();
  await page.getByRole('row', { name: /DeKalb County Marshal.*Public office/ }).waitFor();
  await looksRight(page);
  const masked = await fileBy(page, 'With masked tax numbers');
  expect(masked).toContain('year,form,box,legalName');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await page.getByRole('menuitem', { name: 'With whole tax numbers' }).count()).toBe(0);
});

test('the administrator alone downloads whole tax numbers', async () => {
  const page = await personAt('firm', '/vendors/1099');
  await page.getByRole('row', { name: /DeKalb County Marshal/ }).waitFor();
  expect(await fileBy(page, 'With whole tax numbers')).toContain('year,form,box,legalName');
});

test('the firm enters what the Postal Service gave it for the barcode of its envelopes', async () => {
  const page = await personAt('billing', '/mail');
  await page.getByRole('button', { name: 'Barcode of envelopes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Barcode of envelopes' });
  await dialog.getByLabel('Mailer ID').fill('123456');
  await dialog.getByLabel('Service type').fill('300');
  await dialog.getByLabel('Barcode identifier').fill('09');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('link', { name: 'Enter two digits, the second from 0 to 4.' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel('Barcode identifier').fill('00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

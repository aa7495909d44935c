import { readFile } from 'node:fs/promises';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('an invoice says which bill items have no UTBMS code, and leaves as a LEDES file once they have one', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const listed = await firm.get(`${invoices.list.url}?status=PAID&size=50`);
  const { id = '', number = '' } = invoices.list.reply.parse(listed.body).invoices.at(-1) ?? {};
  const page = await personAt('firm', `/invoices/${id}`);
  const ask = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Download LEDES 1998B' }).click();
  };
  await ask();
  await page.getByText('There is no LEDES file until these bill items have a UTBMS code').waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  const named = page.locator('li').filter({ hasText: /: lines? \d/ });
  const titles = (await named.allTextContents()).map((text) => text.replace(/: lines? .*$/, ''));
  expect(titles).not.toEqual([]);
  await page.getByRole('link', { name: 'Open the bill items' }).click();
  await page.getByRole('heading', { name: 'Bill items', level: 1 }).waitFor();
  for (const title of titles) {
    await page.getByRole('row').getByText(title, { exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: `Edit ${title}` });
    await dialog.getByLabel('UTBMS code').fill('E113');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.goto(new URL(`/invoices/${id}`, page.url()).href);
  const download = page.waitForEvent('download');
  await ask();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`invoice-${number}.txt`);
  const [spec, , first] = (await readFile(await file.path(), 'utf8')).split('[]\r\n');
  expect(spec).toBe('LEDES1998B');
  expect(first).toContain(`|${number}|`);
});

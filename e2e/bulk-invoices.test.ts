import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a firm reminds of several invoices at once, sees what became of each, and exports them', async () => {
  const page = await personAt('billing', '/invoices?sort=number');
  await page.setViewportSize(sizes.desk);
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  // The hourly job may have reminded of one today already.
  const today = new Date().toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'America/New_York',
  });
  const open = rows
    .filter({ hasText: /Overdue|Open/ })
    .filter({ hasNotText: new RegExp(`(Overdue|Open)\\s*${today}`) })
    .first();
  const paid = rows.filter({ hasText: 'Paid' }).first();
  const number = (await open.textContent())?.match(/INV-\d+/)?.[0] ?? '';
  const owed = rows.filter({ hasText: number });
  for (const row of [owed, paid]) await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  // Nothing is left to pay on one of them.
  await bar.getByRole('button', { name: 'Send reminder (1 of 2)' }).click();
  const result = page.getByRole('dialog', { name: 'Done' });
  await result.getByText('Reminder sent to accounts payable.').waitFor();
  expect(await axe(page)).toEqual([]);
  await result.getByRole('button', { name: 'Close' }).first().click();
  // A second one today is refused, in words.
  await owed.getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Send reminder', exact: true }).click();
  const stayed = page.getByRole('dialog', { name: 'It stayed as it was' });
  await stayed.getByText('The company was reminded of this invoice today.').waitFor();
  await stayed.getByRole('button', { name: 'Select the one that stayed' }).click();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(number);
  await page.setViewportSize(sizes.phone);
  expect(await axe(page)).toEqual([]);
});

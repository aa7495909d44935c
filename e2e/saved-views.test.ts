import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a list of invoices is saved as a view, and shared with a colleague on a phone', async () => {
  const page = await personAt('billing', '/invoices?status=OVERDUE&sort=-dueDate');
  await page.getByRole('button', { name: 'View: Custom filters' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Oldest debts');
  await dialog.getByRole('checkbox', { name: /^Share with everybody at / }).check();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'View: Oldest debts' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Default' }).click();
  await page.waitForURL((url) => url.search === '');

  const colleague = await personAt('lawyer', '/invoices');
  await colleague.setViewportSize(sizes.phone);
  await colleague.getByRole('button', { name: 'View: Default' }).click();
  await colleague.getByRole('menuitemradio', { name: /^Oldest debts \(.+\)$/ }).click();
  await colleague.waitForURL(/status=OVERDUE/);
  expect(await axe(colleague)).toEqual([]);
  // Another list has views of its own.
  await colleague.goto(new URL('/properties', colleague.url()).href);
  await colleague.getByRole('button', { name: 'View: Default' }).click();
  await colleague.getByRole('menuitem', { name: 'Save this view…' }).waitFor();
  expect(await colleague.getByRole('menuitemradio').count()).toBe(1);

  await page.getByRole('button', { name: 'View: Default' }).click();
  await page.getByRole('menuitemradio', { name: 'Oldest debts' }).click();
  await page.getByRole('button', { name: 'View: Oldest debts' }).click();
  await page.getByRole('menuitem', { name: 'Delete “Oldest debts”…' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  // The list stays as it is.
  await page.getByRole('button', { name: 'View: Custom filters' }).waitFor();
});

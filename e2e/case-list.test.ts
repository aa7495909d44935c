import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A paralegal works in the list of cases for eight hours a day: its rows, its keys, what it keeps, and what it exports.

afterEach(goHome);

const rows = (page: Page) => page.locator('.data-table tbody tr');
/** A machine that plays many journeys at once takes a while for a page. */
const patiently = { timeout: 20_000 };
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-row-key') ?? null);

test('every row is as high as its density says, at each width', async () => {
  const page = await personAt('lawyer', '/cases?size=50');
  const heights = () =>
    rows(page).evaluateAll((all) => [
      ...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height))),
    ]);
  for (const [words, height] of [
    ['Show one line per row', 44],
    ['Show two lines per row', 30],
  ] as const) {
    const change = page.getByRole('button', { name: words });
    await change.waitFor();
    for (const width of [1024, 1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await rows(page).first().waitFor();
      // After another width the table lays itself out again, a moment later.
      await expect.poll(heights, { message: `${width} px` }).toEqual([height]);
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, { message: `${width} px` }).toBeLessThanOrEqual(0);
      // The last column, too: nothing of a row lies beyond the sheet's edge.
      const hidden = () =>
        page
          .locator('.data-table')
          .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
      await expect.poll(hidden, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    expect(await axe(page)).toEqual([]);
    await change.click();
  }
  // On a phone each row takes the whole width, also after a case was open.
  await page.setViewportSize(sizes.phone);
  await page.locator('.phone-rows a').first().click();
  await page.waitForURL(/\/cases\/[\w-]{36}/);
  await page.goBack();
  const phoneRows = page.locator('.phone-rows > li');
  await phoneRows.first().waitFor();
  const slack = () =>
    phoneRows.evaluateAll((all) =>
      all.map(
        (row) =>
          row.getBoundingClientRect().right -
          (row.lastElementChild as HTMLElement).getBoundingClientRect().right,
      ),
    );
  await expect.poll(async () => new Set(await slack())).toEqual(new Set([0]));

  await page.setViewportSize({ width: 1920, height: 900 });
  const head = page.getByRole('table').getByRole('columnheader', { name: 'Company' });
  await head.waitFor();
  await page.setViewportSize(sizes.desk);
  await head.waitFor({ state: 'detached' });
});

test('tabs that don’t fit are a press away, in both languages', async () => {
  const page = await personAt('processor', '/cases');
  await page.evaluate(() => localStorage.setItem('writdesk.locale', 'es'));
  await page.reload();
  const tabs = page.getByRole('navigation', { name: 'Bandejas' });
  const last = tabs.getByRole('link', { name: /^Retenidos/ });
  await tabs.getByText('Retenidos').waitFor();
  // How much of the last tab is beyond the edge of its row.
  const beyond = () =>
    last.evaluate((link) => {
      const row = link.closest('.tab-row');
      return row ? Math.ceil(link.getBoundingClientRect().right - row.getBoundingClientRect().right) : null;
    });
  await expect.poll(beyond, { message: 'at 1440 px every tab fits' }).toBeLessThanOrEqual(0);
  expect(await page.locator('.tab-edge').count()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(beyond).toBeGreaterThan(0);
  await page.locator('.tab-edge.end').click();
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.locator('.tab-edge.end').waitFor({ state: 'detached' });
  await page.locator('.tab-edge.start').waitFor();
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
});

test('keys work from anywhere on the page, and whoever comes back stands on their row', async () => {
  const page = await personAt('lawyer', '/cases');
  await rows(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const keys = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  expect(await focusedRow(page)).toBe(keys[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByText('1 selected').waitFor();
  await expect.poll(() => rows(page).nth(1).getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('x');
  await bar.waitFor({ state: 'detached' });

  await page.keyboard.press('/');
  await page.keyboard.type('x');
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search these cases' }).inputValue()).toBe('x');
  await page.keyboard.press('Backspace');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowDown');
  expect(await focusedRow(page)).toBe(keys[1]);
  // The preview, then the case.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cases\/[\w-]{36}/);
  await page.goBack();
  await rows(page).first().waitFor();
  await expect.poll(() => focusedRow(page), patiently).toBe(keys[1]);
});

test('the number of rows on a page is kept for all lists', async () => {
  const page = await personAt('lawyer', '/cases');
  await expect.poll(() => rows(page).count(), patiently).toBe(10);
  await page.getByRole('combobox', { name: 'Rows on a page' }).selectOption('25');
  await expect.poll(() => rows(page).count(), patiently).toBe(25);
  await page.goto(`${baseUrl}/cases`);
  await expect.poll(() => rows(page).count(), patiently).toBe(25);
  await page.getByRole('combobox', { name: 'Rows on a page' }).selectOption('10');
  await expect.poll(() => rows(page).count(), patiently).toBe(10);
});

test('the file has what the screen has: its columns, its filters, its order', async () => {
  const page = await personAt('lawyer', '/cases?queue=docket&sort=-claimCents');
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns to show' });
  await columns.getByRole('checkbox', { name: 'Courthouse' }).uncheck();
  await columns.getByRole('checkbox', { name: 'Company' }).check();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Case,Number,Company,Property,Unit,Status,Next date,Kind of date,Assigned,Amount');
  const shown = await rows(page).locator('td:nth-child(2) .line-2').allTextContents();
  expect(
    lines
      .slice(1, -1)
      .map((line) => /,(?<number>[^,]+)/.exec(line.replaceAll(/"[^"]*"/g, 'quoted'))?.groups?.['number']),
  ).toEqual(shown);
  await expectSound(page);
});

test('a view is saved with its filters, shared with the firm, and deleted by whoever saved it', async () => {
  const page = await personAt('lawyer', '/cases?queue=review&sort=title');
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: /^View: / }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByRole('link', { name: 'Enter the name of the view.' }).waitFor();
  await dialog.getByLabel('Name').fill('Reviews by name');
  await dialog.getByRole('checkbox', { name: 'Share with everybody at Marlow & Pruitt, LLP' }).check();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'View: Reviews by name' }).waitFor();

  const colleague = await personAt('processor', '/cases');
  await colleague.getByRole('button', { name: /^View: / }).click();
  await colleague.getByRole('menuitemradio', { name: /^Reviews by name \(.+\)$/ }).click();
  await colleague.waitForURL(/queue=review/);
  await colleague.getByRole('button', { name: 'View: Reviews by name' }).click();
  await expect.poll(() => colleague.getByRole('menuitem', { name: /^Delete/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'View: Reviews by name' }).click();
  await page.getByRole('menuitem', { name: 'Delete “Reviews by name”…' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.getByRole('button', { name: 'View: Default' }).waitFor();
});

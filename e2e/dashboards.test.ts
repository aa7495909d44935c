import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Account, axe, expectSound, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const numberOf = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));
/** A number alone or with what it counts: no name of a record has this shape. */
const isNumber = (text: string) => /^(All )?\d[\d,]*( [a-z]+)*$/.test(text);

/** Of “1–25 of 61”. */
const lastNumberIn = (text: string) =>
  Number(
    text
      .match(/\d[\d,]*/g)
      ?.at(-1)
      ?.replaceAll(',', ''),
  );

/** Waits until the dashboard stands, with all that loads after its counters: no more links come. */
async function standing(page: Page): Promise<void> {
  await page.locator('.dash-counters strong', { hasText: /\d/ }).first().waitFor();
  await expect.poll(() => page.locator('.dash .skeleton').count()).toBe(0);
  let known = 0;
  await expect
    .poll(
      async () => {
        const there = await page.locator('.dash a').count();
        const isSame = there === known;
        known = there;
        return isSame && there > 6;
      },
      { interval: 700, timeout: 15_000 },
    )
    .toBe(true);
}

/** Follows numbers of a dashboard, or of one of its panels, to their lists, and compares them with what the list says there is. */
async function followNumbers(page: Page, most: number, panel?: string): Promise<number> {
  await standing(page);
  const part = panel ? page.getByRole('region', { name: panel, exact: true }) : page.locator('.dash');
  const found = await part.getByRole('link').evaluateAll((all) =>
    all.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      text: (link.querySelector('strong')?.textContent ?? link.textContent ?? '').trim(),
    })),
  );
  const numbers = found.filter(({ text }) => isNumber(text) && numberOf(text) > 0);
  // Some of each kind: every so many of all that there are.
  const step = Math.max(1, numbers.length / most);
  const followed = Array.from(
    { length: Math.min(most, numbers.length) },
    (_, index) => numbers[Math.floor(index * step)],
  ).filter((link) => link !== undefined);
  for (const { href, text } of followed) {
    await page.goto(href);
    const total = page.locator('.data-foot > span').first();
    await total.waitFor();
    await expect
      .poll(async () => lastNumberIn((await total.textContent()) ?? ''), {
        message: `${text} leads to ${href}`,
      })
      .toBe(numberOf(text));
  }
  return followed.length;
}

const accounts: readonly Account[] = ['admin', 'crm', 'firm', 'lawyer', 'processor', 'client'];

test.each(accounts)(
  'each number of the dashboard of %s leads to a list of exactly as many rows',
  async (account) => {
    const page = await personAt(account, '/dashboard?range=all');
    expect(await followNumbers(page, 10)).toBe(10);
  },
);

test.each<[Account, string]>([
  ['processor', 'Send-backs by company'],
  ['processor', 'Why cases were sent back'],
  ['processor', 'Rejections by court'],
  ['crm', 'Send-backs by company'],
  ['admin', 'Cost of a case, by company'],
  ['client', 'Why cases were sent back'],
])('%s follows the numbers of “%s” to their rows', async (account, panel) => {
  const page = await personAt(account, '/dashboard?range=all');
  expect(await followNumbers(page, 4, panel)).toBeGreaterThan(0);
});

test('range and county stand in the address, in light and dark, on a desk and a phone', async () => {
  const page = await personAt('firm', '/dashboard');
  await page.getByText('All time', { exact: true }).click();
  await expect.poll(() => page.url()).toContain('range=all');
  await page.getByRole('table', { name: 'Ongoing cases' }).waitFor();
  for (const viewport of [sizes.desk, sizes.phone])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
      expect(await axe(page)).toEqual([]);
    }
});

test('a chart says itself in a sentence, is reached by keyboard, and is a table whose numbers lead to their rows', async () => {
  const page = await personAt('admin', '/dashboard');
  await standing(page);
  const sheet = page.getByRole('region', { name: 'New companies a month' });
  await sheet.locator('p', { hasText: 'registered since March' }).waitFor();
  await sheet.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await sheet
    .locator('.chart-tip')
    .getByText(/^[A-Z][a-z]+ \d{4}$/)
    .waitFor();
  await sheet.getByRole('button', { name: 'As a table' }).click();
  const table = sheet.getByRole('table', { name: 'New companies a month' });
  await expect.poll(() => table.getByRole('row').count()).toBe(13);
  await table.getByRole('link').first().click();
  await page.waitForURL(/\/clients\?/);
});

test('the history of evictions says what it is not for, and looking at it is recorded', async () => {
  const page = await personAt('firm', '/cases/history');
  await page.getByText('Not for tenant screening').waitFor();
  await page.getByRole('row').nth(3).waitFor();
  await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
});

import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('billing’s Home names what waits in the firm’s money, and each line leads to the rows that it counts', async () => {
  const page = await personAt('billing', '/');
  await page.setViewportSize(sizes.desk);
  const money = page.locator('.home-main').getByRole('region', { name: 'The firm’s money' });
  await money.waitFor();
  const lines = await money.getByRole('link').all();
  expect(lines.length).toBeGreaterThan(4);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(sizes.desk);

  // Other journeys do some of it: whichever line is on top leads to its own rows.
  const filtered = money.locator('a[href*="?"]:not([href^="/online-payments"])').first();
  const count = Number((await filtered.textContent())?.match(/^\D*(\d+)/)?.[1] ?? 1);
  await filtered.click();
  await page.waitForURL(/\/\w+\?/);
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(Math.min(count, 10));
});

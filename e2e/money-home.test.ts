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

  const generated = money.getByRole('link', { name: /^Submit .*generated checks?/ });
  const count = Number((await generated.textContent())?.match(/\d+/)?.[0] ?? 1);
  await generated.click();
  await page.waitForURL(/\/checks\?.*GENERATED/);
  const rows = page.locator('tbody tr').filter({ hasText: 'Generated' });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(count);
});

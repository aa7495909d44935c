import { afterEach, expect, test } from 'vitest';
import { axe, expectSound, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('the map is zoomed by keys, and its table leads to the cases of a county by keyboard', async () => {
  const page = await personAt('firm', '/map?range=all&state=13');
  const map = page.getByRole('application', { name: /^Map of GA/ });
  const zoomed = page.locator('svg.map g[data-zoom]');
  await map.locator('path[data-fips="13121"]').first().waitFor();
  await expect.poll(() => zoomed.getAttribute('data-zoom')).toBe('1.00');
  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomed.getAttribute('data-zoom')).toBe('1.50');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('0');
  await expect.poll(() => zoomed.getAttribute('transform')).toBe('translate(0,0) scale(1)');
  const link = page
    .getByRole('row', { name: /Fulton/ })
    .getByRole('link')
    .first();
  const count = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cases\/county\/13121/);
  const total = page.locator('.data-foot > span').first();
  await expect.poll(() => total.textContent()).toMatch(new RegExp(`of ${count}$`));
});

test('the states lead into one of them, and a color is chosen in the address', async () => {
  const page = await personAt('firm', '/map?range=all&state=us&figure=medianDays');
  const georgia = page.locator('svg.map path[data-fips="13"]').first();
  await georgia.waitFor();
  await page.getByText('A state has the color of its slowest county.').waitFor();
  await georgia.click();
  await expect.poll(() => page.url()).toContain('state=13');
  await page.locator('svg.map path[data-fips="13121"]').first().waitFor();
});

test('the map is sound in light and dark, on a desk and a phone', async () => {
  const page = await personAt('firm', '/map?range=all&state=13');
  await page.locator('svg.map path[data-fips="13121"]').first().waitFor();
  for (const viewport of [sizes.desk, sizes.phone])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
      expect(await axe(page)).toEqual([]);
    }
});

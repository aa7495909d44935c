import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome } from './support/people.ts';
import { aTag, designerOf, drag, placeOf, placesOn, saved, templateWith } from './support/ruled-form.ts';

// A processor places tags on a form with the mouse; another one does at the same time.

afterEach(goHome);

test('a tag goes where the page has words and rules', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, []);
  const page = await designerOf(id);
  // Small pictures of the pages are the way to each of them.
  const rail = page.getByRole('navigation', { name: 'Pages' });
  await expect.poll(() => rail.locator('img').count(), { timeout: 30_000 }).toBe(2);
  await rail.getByRole('button', { name: 'Page 2, no tags' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await rail.getByRole('button', { name: 'Page 1, no tags' }).click();
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();

  let at = await placesOn(page);
  const fresh = page.getByRole('button', { name: /^New tag, / });
  await drag(page, at(250, 80), at(331, 98.4));
  expect((await placeOf(fresh)).y + (await placeOf(fresh)).height, 'the baseline').toBeCloseTo(100, 1);
  await page.keyboard.press('Escape');
  await page.locator('#tag-text').fill('Lines');
  const tag = page.getByRole('button', { name: /^“Lines”, / });
  // Its lower edge is pulled to the rule.
  at = await placesOn(page);
  const before = await placeOf(tag);
  const corner = at(before.x + before.width, before.y + before.height);
  await drag(
    page,
    { x: corner.x + 8, y: corner.y + 8 },
    { x: at(360, 198.3).x + 8, y: at(360, 198.3).y + 8 },
  );
  const pulled = await placeOf(tag);
  expect([pulled.x, pulled.y]).toEqual([before.x, before.y]);
  expect(pulled.y + pulled.height, 'the rule').toBeCloseTo(200, 0);
});

test('of two who change a template at once the second sees both', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [aTag({ text: 'Shared' })]);
  const [one, two] = [await designerOf(id), await designerOf(id, 'firm')];
  const shared = (page: Page) => page.getByRole('button', { name: /^“Shared”, / });
  await shared(one).focus();
  await one.keyboard.press('Shift+ArrowRight');
  await saved(one);
  await shared(two).focus();
  await two.keyboard.press('Shift+ArrowDown');
  const note = two.getByRole('region', { name: 'Tags that differ' });
  await note.waitFor();
  await note.getByText('Page 1 · 310, 400 · 120 × 18').waitFor();
  await note.getByText('Page 1 · 300, 410 · 120 × 18').waitFor();
  expect(await two.locator('.designer-tag.theirs').count(), 'on the page').toBe(1);
  expect(await axe(two)).toEqual([]);
  await two.getByRole('button', { name: 'Take theirs' }).click();
  await two.getByRole('button', { name: /^“Shared”, 310 points from the left, 400 from the top/ }).waitFor();
});

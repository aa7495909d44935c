import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, openContext, signIn } from './support/browser.ts';
import { dragPace } from './support/drag-pace.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome } from './support/people.ts';
import {
  aTag,
  designerOf,
  drag,
  placeOf,
  placesOn,
  saved,
  tagNamed,
  templateWith,
} from './support/ruled-form.ts';

// What somebody does all day who places tags: by keys, by mouse and by finger, alone and in groups.

afterEach(goHome);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectPlace = (tag: Locator, place: object) => expect.poll(() => placeOf(tag)).toMatchObject(place);

test('a tag moves and grows by keys, and two hundred steps are undone after a reload', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [aTag({ text: 'Keys' })]);
  const page = await designerOf(id);
  const tag = tagNamed(page, 'Keys');
  await tag.focus();
  await page.keyboard.press('ArrowRight');
  await expectPlace(tag, { x: 301, y: 400 });
  await page.keyboard.press('Shift+ArrowUp');
  await expectPlace(tag, { x: 301, y: 390 });
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expectPlace(tag, { width: 121, height: 28 });
  const start = await placeOf(tag);
  // One step more than is kept.
  for (let step = 0; step < 201; step += 1) await page.keyboard.press('ArrowLeft');
  await expectPlace(tag, { x: start.x - 201 });
  await expect
    .poll(async () => (await processor.get(`/api/case-service/documents/details/${id}`)).body['tags'])
    .toMatchObject([{ x: start.x - 201 }]);
  await saved(page);
  await page.reload();
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo.isEnabled()).toBe(true);
  for (let step = 0; step < 200; step += 1) await page.keyboard.press('Control+z');
  await expectPlace(tag, { x: start.x - 1 });
  expect(await undo.isEnabled(), 'no step before').toBe(false);
  await page.keyboard.press('Control+y');
  await expectPlace(tag, { x: start.x - 2 });
});

test('several are framed, put in line, and copied to another page and another template', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [
    aTag({ text: 'One', x: 100, y: 300, width: 60 }),
    aTag({ text: 'Two', x: 180, y: 350, width: 80 }),
    aTag({ text: 'Three', x: 130, y: 450, width: 100, height: 30 }),
    aTag({ text: 'Aside', x: 400, y: 600 }),
  ]);
  const other = await templateWith(processor, []);
  const page = await designerOf(id);
  const [one, two, three] = [tagNamed(page, 'One'), tagNamed(page, 'Two'), tagNamed(page, 'Three')];
  await press(page, 'Choose several');
  const at = await placesOn(page);
  await drag(page, at(80, 280), at(320, 520));
  await page.getByText('3 tags are chosen').waitFor();
  await expect.poll(() => tagNamed(page, 'Aside').getAttribute('aria-pressed')).toBe('false');
  const group = (name: string) => page.getByRole('group', { name });
  await group('Align').getByRole('button', { name: 'Left' }).click();
  for (const tag of [one, two, three]) await expectPlace(tag, { x: 130 });
  await group('Same gap').getByRole('button', { name: 'Down' }).click();
  // 180 points from the first to the end of the last, 66 of them taken.
  await expectPlace(two, { y: 375 });
  await group('Same size').getByRole('button', { name: 'Width' }).click();
  await group('Same size').getByRole('button', { name: 'Height' }).click();
  for (const tag of [one, two, three]) await expectPlace(tag, { width: 100, height: 30 });
  // All of them go along, in one step.
  const to = await placesOn(page);
  await drag(page, to(150, 310), to(250, 230));
  await expectPlace(one, { x: 230, y: 220 });
  await expectPlace(three, { x: 230, y: 370 });
  await press(page, 'Undo');
  await expectPlace(one, { x: 130, y: 300 });
  await page.keyboard.press('Control+c');
  await press(page, 'Next page');
  await page.getByText('Page 2 of 2').waitFor();
  await page.keyboard.press('Control+v');
  await expectPlace(tagNamed(page, 'Two'), { x: 130, width: 100 });
  await saved(page);
  await page.goto(`${baseUrl}/documents/${other}/designer`);
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  await press(page, 'Paste');
  await expectPlace(tagNamed(page, 'Three'), { x: 130, width: 100, height: 30 });
  await expect
    .poll(async () => (await processor.get(`/api/case-service/documents/details/${other}`)).body['tags'])
    .toMatchObject([{ text: 'One' }, { text: 'Two' }, { text: 'Three' }]);
  expect(await axe(page)).toEqual([]);
});

test('what is sized goes to the words and to the grid, handles stay as large, and a drag scrolls', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [aTag({ text: 'Size', x: 200, y: 60, width: 90 })]);
  const page = await designerOf(id);
  const tag = tagNamed(page, 'Size');
  await tag.focus();
  const handle = tag.locator('.designer-handle');
  const corner = async () => {
    const box = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: box.x + 6, y: box.y + 6 };
  };
  const pull = async (dx: number, toY: number) => {
    const at = await placesOn(page);
    const { x, y, width, height } = await placeOf(tag);
    const [from, now, then] = [await corner(), at(x + width, y + height), at(x + width + dx, toY)];
    await drag(page, from, { x: from.x + then.x - now.x, y: from.y + then.y - now.y });
  };
  await pull(0, 101.4);
  await expect.poll(async () => (await placeOf(tag)).height, { message: 'the baseline' }).toBeCloseTo(40, 1);
  await press(page, 'Grid');
  await pull(20.4, 151);
  await expectPlace(tag, { width: 112, height: 90 });
  const sizeNow = async () => {
    const box = (await handle.boundingBox()) ?? { width: 0, height: 0 };
    return [box.width, box.height];
  };
  for (const name of ['Smaller', 'Larger']) {
    const button = page.getByRole('button', { name, exact: true });
    while (await button.isEnabled()) await button.click();
    await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
    expect(await sizeNow(), name).toEqual([24, 24]);
  }
  // At twice its size the page is larger than the screen: what is held at its lower edge goes on down.
  await page.evaluate(() => scrollTo(0, 0));
  const box = (await tag.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await placeOf(tag);
  await page.mouse.move(box.x + 30, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, 880);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.mouse.move(box.x + 30, 600);
  await page.mouse.up();
  const went = (600 - box.y - 12) / 2;
  await expect
    .poll(async () => (await placeOf(tag)).y, { message: 'further than the pointer went' })
    .toBeGreaterThan(before.y + went + 100);
});

test('words have a face, a size, a space for each line and an alignment', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [aTag({ text: 'Look', type: 'LINES', height: 60 })]);
  const page = await designerOf(id);
  await tagNamed(page, 'Look').focus();
  const choose = async (field: string, option: string) => {
    await page.locator(`#${field}`).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).click();
  };
  await choose('tag-face', 'All letters of one width');
  await choose('tag-align', 'Center');
  for (const [field, value] of [
    ['tag-fontSize', '13'],
    ['tag-lineSpacing', '24'],
  ] as const) {
    await page.locator(`#${field}`).fill(value);
    await page.locator(`#${field}`).blur();
  }
  await expect
    .poll(async () => (await processor.get(`/api/case-service/documents/details/${id}`)).body['tags'])
    .toMatchObject([{ face: 'MONO', align: 'CENTER', fontSize: 13, lineSpacing: 24 }]);
});

test('a finger does all of it at 1,024 pixels, and a phone only shows', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [
    aTag({ text: 'First', x: 100, y: 120 }),
    aTag({ text: 'Second', x: 100, y: 220 }),
  ]);
  const context = await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  try {
    const page = await signIn(context, 'processor', `/documents/${id}/designer`);
    await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
    const [first, second] = [tagNamed(page, 'First'), tagNamed(page, 'Second')];
    await first.tap();
    const handle = (await first.locator('.designer-handle').boundingBox()) ?? { width: 0, height: 0 };
    expect([handle.width, handle.height]).toEqual([44, 44]);
    const finger = await fingerOn(page);
    const before = await placeOf(first);
    // Down, where a page would be scrolled: the tag goes and the page stays.
    const middle = await middleOf(first);
    await finger(middle, { x: middle.x + 60, y: middle.y + 50 });
    await expect.poll(async () => (await placeOf(first)).y).toBeGreaterThan(before.y + 30);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const grip = await middleOf(first.locator('.designer-handle'));
    await finger(grip, { x: grip.x + 40, y: grip.y });
    await expect.poll(async () => (await placeOf(first)).width).toBeGreaterThan(before.width + 20);
    // A new one is drawn, beginning sideways.
    const at = await placesOn(page);
    await finger(at(300, 400), at(420, 430));
    await page.getByRole('button', { name: /^New tag, / }).waitFor();
    await page.locator('#tag-text').fill('Third');
    await press(page, 'Choose several');
    await first.tap();
    await second.tap();
    await tagNamed(page, 'Third').tap();
    await page.getByText(/^[23] tags are chosen/).waitFor();
    await page.getByRole('group', { name: 'Align' }).getByRole('button', { name: 'Left' }).tap();
    await expect.poll(async () => (await placeOf(first)).x === (await placeOf(second)).x).toBe(true);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(async () => (await placeOf(first)).x === (await placeOf(second)).x).toBe(false);
    await expectSound(page);
    await saved(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('A phone only shows the tags.').waitFor();
    expect(await page.getByRole('button', { name: /^“First”, / }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a tag' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor();
    await expectSound(page);
  } finally {
    await context.close();
  }
});

test('fifty tags follow the pointer on a slow machine', { retry: 2 }, async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const tags = Array.from({ length: 50 }, (_, index) =>
    aTag({
      text: `Tag ${index}`,
      x: 60 + (index % 5) * 80,
      y: 60 + Math.floor(index / 5) * 40,
      width: 70,
      height: 16,
    }),
  );
  const page = await designerOf(await templateWith(processor, tags));
  await tagNamed(page, 'Tag 17').focus();
  await page.keyboard.press('Control+a');
  await page.getByText('50 tags are chosen').waitFor();
  const { frames, script, style } = await dragPace(page, tagNamed(page, 'Tag 17'));
  console.log(
    `50 tags dragged at a quarter of the speed: p95 of a frame ${frames.toFixed(0)} ms; for each move ${script.toFixed(1)} ms of script and ${style.toFixed(1)} ms of styles and layout`,
  );
  // Frames wait for whatever else the machine does; what a move costs doesn't.
  expect(script + style, 'ms for a move').toBeLessThan(6);
  expect(frames, 'ms, p95').toBeLessThan(250);
});

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger that is put down, moved and taken off. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await send('touchStart', [from]);
    for (const share of [0.1, 0.4, 0.7, 1])
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    await send('touchEnd', []);
  };
}

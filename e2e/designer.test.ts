import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A processor places tags on a form with the mouse; another one does at the same time.

afterEach(goHome);

/** Two pages with words on a baseline 100 points from the top, and a rule 200 points from it. */
async function ruledForm(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText('Case number', { x: 72, y: 692, size: 11 });
  page.drawLine({ start: { x: 72, y: 592 }, end: { x: 400, y: 592 }, thickness: 1 });
  page.drawRectangle({ x: 72, y: 492, width: 12, height: 12, borderWidth: 1, borderColor: rgb(0, 0, 0) });
  document.addPage([612, 792]).drawText('Second', { x: 72, y: 700, size: 20 });
  return Buffer.from(await document.save());
}

const aTag = (given: object) => ({
  page: 1,
  x: 300,
  y: 400,
  width: 120,
  height: 18,
  type: 'TEXT',
  text: 'Words',
  ...given,
});

/** A template of the firm with tags. @returns its id. */
async function templateWith(processor: Caller, tags: readonly object[]): Promise<string> {
  const content = await ruledForm();
  const { body: upload } = await processor.post('/api/case-service/storage/signed-upload-url', {
    fileName: 'ruled.pdf',
    contentType: 'application/pdf',
    sizeBytes: content.byteLength,
  });
  const headers = upload['headers'] as Record<string, string>;
  const sent = await fetch(String(upload['url']), { method: 'PUT', headers, body: Uint8Array.from(content) });
  expect(sent.status).toBe(200);
  const { body: made } = await processor.post('/api/case-service/documents/create', {
    name: `Ruled form ${Date.now()} ${Math.round(performance.now())}`,
    type: 'OVERLAY',
    moment: 'CHECK',
    path: upload['path'],
  });
  const id = String(made['id']);
  const { status } = await processor.post(`/api/case-service/documents/tags/${id}`, { tags });
  expect(status).toBe(200);
  return id;
}

interface Kept {
  tags: { face: string; lineSpacing: number | null; type: string; text: string | null }[];
}
const keptOf = async (processor: Caller, id: string) =>
  (await processor.get(`/api/case-service/documents/details/${id}`)).body as unknown as Kept;

async function designerOf(id: string, account: 'processor' | 'firm' = 'processor'): Promise<Page> {
  const page = await personAt(account, `/documents/${id}/designer`);
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  return page;
}

/** Turns points of the page into places on the screen. */
async function placesOn(page: Page) {
  const frame = page.getByRole('group', { name: /^Tags on page/ });
  await frame.scrollIntoViewIfNeeded();
  const { x: left, y: top, width } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 612 };
  const scale = width / 612;
  return (x: number, y: number) => ({ x: left + x * scale, y: top + y * scale });
}
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
/** Where a tag says that it stands. */
async function placeOf(tag: Locator) {
  const label = (await tag.getAttribute('aria-label')) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = [...label.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  return { x, y, width, height };
}
const saved = (page: Page) => page.getByText(/^Saved/).waitFor();

test('a tag goes where the page has words, rules and a grid, and has a face and a space for its lines', async () => {
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

  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  at = await placesOn(page);
  await drag(page, at(pulled.x + 20, pulled.y + 20), at(pulled.x + 61, pulled.y + 157));
  const { x, y } = await placeOf(tag);
  expect([x % 6, y % 6], `${x}, ${y}`).toEqual([0, 0]);

  const select = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(text, { exact: true }).first().click();
  };
  await select('How it is set', 'On several lines');
  await select('Typeface', 'Without serifs');
  await page.getByLabel('Space for each line').fill('18');
  await page.getByLabel('Space for each line').blur();
  await expect
    .poll(async () => (await keptOf(processor, id)).tags)
    .toMatchObject([{ text: 'Lines', type: 'LINES', face: 'SANS', lineSpacing: 18 }]);
  await saved(page);
  for (const size of [sizes.phone, { width: 1024, height: 768 }, sizes.desk]) {
    await page.setViewportSize(size);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }

  // A reload keeps every step.
  await page.reload();
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => (await keptOf(processor, id)).tags)
    .toMatchObject([{ face: 'SERIF', lineSpacing: null }]);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(async () => (await keptOf(processor, id)).tags).toMatchObject([{ face: 'SANS' }]);

  // And another template takes a copy.
  await tag.click();
  await page.keyboard.press('Control+c');
  const other = await templateWith(processor, []);
  await page.goto(`${baseUrl}/documents/${other}/designer`);
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  await page.keyboard.press('Control+v');
  await tag.waitFor();
  await expect
    .poll(async () => (await keptOf(processor, other)).tags)
    .toMatchObject([{ text: 'Lines', face: 'SANS' }]);
});

test('the smallest box is held at every size of the page, and its handle is 24 pixels, 44 for a finger', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const id = await templateWith(processor, [
    aTag({ type: 'CHECK', text: null, x: 72, y: 288, width: 8, height: 8 }),
  ]);
  const page = await designerOf(id);
  const tag = page.getByRole('button', { name: /^Check box, / });
  const handle = page.locator('.designer-handle');
  const hit = (x: number, y: number) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.className ?? '', [x, y] as const);
  const rotate = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    while (await button.isEnabled()) {
      await button.click();
      await check();
    }
  };
  const check = async () => {
    await page.keyboard.press('Escape');
    await tag.scrollIntoViewIfNeeded();
    const box = (await tag.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    expect(await hit(middle.x - 11, middle.y - 11), 'beside it').toContain('designer-tag');
    await page.mouse.click(middle.x, middle.y);
    await handle.waitFor();
    expect(await handle.boundingBox()).toMatchObject({ width: 24, height: 24 });
    expect(await hit(middle.x, middle.y), 'it can be moved still').not.toContain('designer-handle');
    expect(await hit(box.x + box.width + 20, box.y + box.height + 20)).toContain('designer-handle');
  };
  await rotate('Smaller');
  await rotate('Larger');
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

test('fifty tags are dragged at a quarter of the speed without a stutter', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const tags = Array.from({ length: 50 }, (_, index) =>
    aTag({ x: 40 + (index % 5) * 90, y: 220 + Math.floor(index / 5) * 24, width: 80, text: `Tag ${index}` }),
  );
  const page = await designerOf(await templateWith(processor, tags));
  await page.getByRole('button', { name: /^“Tag 49”, / }).click();
  await page.keyboard.press('Control+a');
  await page.getByRole('heading', { name: '50 tags are chosen' }).waitFor();
  const at = await placesOn(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The time that the page itself works: others may use the machine at the same time.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = await dragTimes(page, at, async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
  expect(p95, times.map(Math.round).join(', ')).toBeLessThanOrEqual(33);
  expect((await placeOf(page.getByRole('button', { name: /^“Tag 49”, / }))).x).toBeGreaterThan(430);
});

/** @returns how long each move works until what is moved is drawn in its new place, in ms. */
async function dragTimes(
  page: Page,
  at: Awaited<ReturnType<typeof placesOn>>,
  worked: () => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  const from = at(440, 445);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    const before = await worked();
    const to = at(440 + step * 0.66, 445 + step * 0.66);
    await page.mouse.move(to.x, to.y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push(((await worked()) - before) * 1_000);
  }
  await page.mouse.up();
  return times;
}

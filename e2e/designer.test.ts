import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe } from './support/browser.ts';
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

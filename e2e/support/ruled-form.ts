import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from './browser.ts';
import type { Caller } from './api.ts';
import { personAt } from './people.ts';

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

export const aTag = (given: object) => ({
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
export async function templateWith(processor: Caller, tags: readonly object[]): Promise<string> {
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

export async function designerOf(id: string, account: Account = 'processor'): Promise<Page> {
  const page = await personAt(account, `/documents/${id}/designer`);
  await page.locator('.designer-page canvas[data-state=drawn]').waitFor();
  return page;
}

/** Turns points of the page into places on the screen. */
export async function placesOn(page: Page) {
  const frame = page.getByRole('group', { name: /^Tags on page/ });
  await frame.scrollIntoViewIfNeeded();
  const { x: left, y: top, width } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 612 };
  const scale = width / 612;
  return (x: number, y: number) => ({ x: left + x * scale, y: top + y * scale });
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Where a tag says that it stands. */
export async function placeOf(tag: Locator) {
  const label = (await tag.getAttribute('aria-label')) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = [
    ...label.replace(/^“[^”]*”/, '').matchAll(/\d+(?:\.\d+)?/g),
  ].map(Number);
  return { x, y, width, height };
}

export const tagNamed = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^“${text}”, `) });
export const saved = (page: Page) => page.getByText(/^Saved/).waitFor();

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A processor adds a proof that names a social security number, confirms what is proposed, adds a place by keyboard, and has it redacted.

afterEach(goHome);

const SSN = '529-11-0482';

async function proof(): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const page = made.addPage([612, 792]);
  page.drawText('The notice was served on the tenant.', { x: 72, y: 700, size: 14, font });
  page.drawText(`Social security number ${SSN}, ${Date.now()}.`, { x: 72, y: 660, size: 14, font });
  return Buffer.from(await made.save());
}
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

test('private numbers are found, confirmed by keyboard and redacted; the same file is there once', async () => {
  const processor = await apiAs(baseUrl, 'processor');
  const { body } = await processor.get(
    '/api/case-service/case/list-cases?status=INITIAL_CHECK,REVIEW,INTAKE&size=1',
  );
  const [found] = body['cases'] as { id: string }[];
  const title = `proof-${Date.now()}`;
  const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: await proof() };
  const page = await personAt('processor', `/cases/${found?.id}#documents`);
  const input = page.locator('#main input[type=file]').last();
  await input.setInputFiles(file);
  await page.getByRole('button', { name: `Show ${title}` }).waitFor();
  await input.setInputFiles(file);
  await page.getByText(`${title}.pdf is already here.`).waitFor();
  expect(await axe(page)).toEqual([]);

  await press(page, `Redact: ${title}`);
  const dialog = page.getByRole('dialog', { name: `Redact “${title}”` });
  await dialog.getByRole('checkbox', { name: 'Social security number, page 1' }).waitFor({ timeout: 60_000 });
  await dialog.locator('canvas[data-state=drawn]').waitFor();
  await press(page, 'Add a box');
  await dialog.getByRole('button', { name: 'Drawn at 246, 384, 120 by 24 points' }).waitFor();
  for (const key of ['Shift+ArrowUp', 'ArrowRight', 'Control+ArrowRight']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Drawn at 247, 374, 121 by 24 points' }).waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    // The dialog is the same one at every width: what was drawn is still there.
    await page.setViewportSize(size);
    await dialog.getByRole('button', { name: 'Drawn at 247, 374, 121 by 24 points' }).waitFor();
  }
  await expectSound(page);
  await press(page, 'Redact 2 places');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Redacted in 2 places by/).waitFor({ timeout: 60_000 });
  await expectSound(page);
  expect(await axe(page)).toEqual([]);
}, 240_000);

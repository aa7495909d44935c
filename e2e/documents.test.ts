import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { formPdf } from '../server/test/support/form-pdf.ts';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A processor uploads a form, tags it by keyboard, publishes it, and a case is given the filled document.

afterEach(goHome);

/** Presses keys where the focus is. */
async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}
/** Chooses in the list of this label. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
  await page.locator('.ant-select-dropdown:visible').getByText(text, { exact: true }).first().waitFor();
  await keys(page, 'Enter');
}
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await keys(page, 'Enter');
}

/** The form, with a line and a box on its turned page that are no fields. */
async function linedForm(): Promise<Buffer> {
  const document = await PDFDocument.load(await formPdf());
  const page = document.getPage(1);
  page.drawText('Plaintiff:', { x: 198, y: 40, size: 10, rotate: degrees(90) });
  page.drawLine({ start: { x: 200, y: 100 }, end: { x: 200, y: 400 } });
  page.drawRectangle({ x: 240, y: 60, width: 12, height: 12, borderWidth: 1, borderColor: rgb(0, 0, 0) });
  return Buffer.from(await document.save());
}

// A place has one template of a name: the journey may be played again on the same Writdesk.
const name = `Practice complaint ${Date.now()}`;

test('a form is uploaded, tagged by keyboard, published and filled on a case', async () => {
  const page = await personAt('processor', '/documents/new');
  await page.locator('input[type=file]').setInputFiles({
    name: 'practice-complaint.pdf',
    mimeType: 'application/pdf',
    buffer: await linedForm(),
  });
  await page.getByText('practice-complaint.pdf').waitFor();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
  await choose(page, 'When does a case need it?', 'Initial check');
  await press(page, 'Create template');
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByText('This form has no tags yet').waitFor();

  await page.getByRole('link', { name: 'Open the designer' }).focus();
  await keys(page, 'Enter');
  await page.locator('canvas[data-state=drawn]').waitFor();
  await press(page, 'Tag each field');
  await page.getByRole('button', { name: /^Plaintiff, 179.5 points from the left/ }).waitFor();
  // A tag of its own, over the page: its fact is chosen, and it is moved and made larger by the arrow keys.
  await press(page, 'Add a tag');
  await page.locator('#tag-fact:focus').waitFor();
  await page.keyboard.type('Draft number');
  await page.locator('.ant-select-dropdown:visible').getByText('Draft number').first().waitFor();
  await keys(page, 'Enter');
  await page.getByRole('button', { name: /^Draft number, 72 points/ }).focus();
  await keys(page, 'Shift+ArrowRight', 'ArrowDown', 'Control+ArrowRight');
  await page
    .getByRole('button', { name: 'Draft number, 82 points from the left, 73 from the top, 201 by 18' })
    .waitFor();
  await press(page, 'Undo');
  await page.getByRole('button', { name: /^Draft number, 82 .* 200 by 18$/ }).waitFor();
  // The lines and boxes of a turned page are proposed; several tags follow the one chosen last, and go to another page.
  await press(page, 'Next page');
  await press(page, 'Propose fields');
  await page
    .getByRole('button', { name: /^Plaintiff, 100 points from the left, 184 .* 300 by 16$/ })
    .waitFor();
  await page.getByRole('heading', { name: '2 tags are chosen' }).waitFor();
  await press(page, 'Left');
  await page.getByRole('button', { name: /^Plaintiff, 60 points from the left, 184 / }).waitFor();
  await keys(page, 'Control+c');
  await press(page, 'Previous page');
  await keys(page, 'Control+v');
  await page.getByRole('button', { name: /^Plaintiff, 60 points from the left, 184 / }).waitFor();
  await keys(page, 'Delete');
  await page.getByRole('button', { name: /^Plaintiff, 60 points/ }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Choose Draft number on page 1 together with others' }).focus();
  await keys(page, 'Space');
  await page.locator('#tag-fact').waitFor();
  await page.getByText(/^Saved/).waitFor();
  await press(page, 'Preview');
  await page.locator('.designer-preview canvas[data-state=drawn]').waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }

  await page.getByRole('link', { name, exact: true }).focus();
  await keys(page, 'Enter');
  await press(page, 'Publish version 1');
  const question = page.getByRole('dialog', { name: 'Publish version 1?' });
  await question.getByRole('button', { name: 'Publish version 1' }).focus();
  await keys(page, 'Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByText('No lawyer has reviewed version 1.').waitFor();
  expect(await axe(page)).toEqual([]);

  const processor = await apiAs(baseUrl, 'processor');
  const { body } = await processor.get(
    '/api/case-service/case/list-cases?status=INITIAL_CHECK,REVIEW,INTAKE&size=1',
  );
  const [found] = body['cases'] as { id: string }[];
  await page.goto(`${baseUrl}/cases/${found?.id}#documents`);
  await press(page, `Generate ${name}`);
  await page.getByRole('button', { name: `Show ${name}` }).waitFor({ timeout: 60_000 });
  expect(await axe(page)).toEqual([]);
});

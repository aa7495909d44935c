import { afterEach, expect, test } from 'vitest';
import { referenceId } from '../server/seed/reference-id.ts';
import { formPdf } from '../server/test/support/form-pdf.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { caseOfCompany, places } from './support/other-state.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A case in Las Vegas needs a form of the court. Its answers are printed as a worksheet, until the firm uploads the form.

afterEach(goHome);

const form = 'Seven-day notice to pay rent or quit (Clark County)';
const missing = 'Court form Clark County seven-day notice isn’t uploaded';
const county = new URLSearchParams({
  stateId: referenceId('state', 'NV'),
  countyId: referenceId('county', places.NV.county),
});

test('a form of the court is printed as a worksheet until the firm uploads it', async () => {
  const address = `/cases/${await caseOfCompany('NV')}#documents`;
  const page = await personAt('processor', address);
  await page.getByText(missing).first().waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Print the worksheet: ${form}` }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^worksheet-nv-clark-pay-notice-D-\d+-\d+\.pdf$/);

  await page.getByRole('link', { name: `Upload the court’s form: ${form}` }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'seven-day-notice.pdf',
    mimeType: 'application/pdf',
    buffer: await formPdf(),
  });
  await page.getByText('seven-day-notice.pdf').waitFor();
  // What is known of the form is filled in.
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(form);
  await expect.poll(() => page.getByLabel(/^Form number/).inputValue()).toBe('Clark County seven-day notice');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('heading', { name: form, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  const question = page.getByRole('dialog', { name: 'Publish version 1?' });
  await question.getByRole('button', { name: 'Publish version 1' }).click();
  await question.waitFor({ state: 'detached' });
  const template = page.url();

  await page.goto(`${baseUrl}/documents/places?${county.toString()}`);
  await page.getByText('Form of the court, uploaded').waitFor();
  await page.goto(baseUrl + address);
  await page.getByRole('heading', { name: 'Needed', exact: true }).waitFor();
  await expect.poll(() => page.getByText(missing).count()).toBe(0);

  // The place waits for the form again, for whoever plays this next.
  const admin = await personAt('firm', new URL(template).pathname);
  await admin.getByRole('button', { name: 'More actions' }).first().click();
  await admin.getByRole('menuitem', { name: 'Retire' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Retire template' }).click();
  await admin.waitForURL('**/documents');
  await admin.goto(`${baseUrl}/documents/places?${county.toString()}`);
  await admin.getByText('Not uploaded yet').first().waitFor();
  expect(await axe(admin)).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { api } from '@writdesk/contract';
import type { SignedPapers } from '@writdesk/contract/signatures/signatures';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound, openContext, sizes } from './support/browser.ts';
import { type } from './support/forms.ts';
import { mailedLink } from './support/mail.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// Somebody of a company signs on a phone by a mailed link, the lawyer with a fresh proof, and a changed copy of what they signed
// is found out.

afterEach(goHome);

const AGENT = 'Imani Brooks';
const press = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true }).click();

/** A case in review whose affidavit nobody has signed. */
async function unsignedCase(): Promise<{ id: string; title: string }> {
  const lawyer = await apiAs(baseUrl, 'lawyer');
  const { body } = await lawyer.get('/api/case-service/case/list-cases?status=REVIEW&size=50');
  for (const { id } of body['cases'] as { id: string }[]) {
    const reply = await lawyer.get(api.signatures.ofCase.url.replace('{caseId}', id));
    const { papers, maySign } = reply.body as unknown as SignedPapers;
    const paper = papers.find(({ blockedBy, isSuperseded }) => !blockedBy && !isSuperseded);
    if (maySign && paper && papers.every(({ signatures }) => signatures.length === 0))
      return { id, title: paper.title };
  }
  throw new Error('No case in review has an affidavit that nobody has signed.');
}

test('the company signs on a phone, the lawyer with a fresh proof, and a changed copy is found out', async () => {
  const { id, title } = await unsignedCase();
  const address = `/cases/${id}#documents`;
  const email = `imani.${Date.now()}@peachline.example`;

  const processor = await personAt('processor', address);
  await press(processor, 'Ask for a signature');
  const asking = processor.getByRole('dialog');
  await type(asking, /^Signer’s name/, AGENT);
  await type(asking, /^Email address/, email);
  await expectSound(processor);
  await press(asking, 'Send the link');
  await processor.getByText(`Waiting for ${AGENT}`).waitFor();

  const admin = await apiAs(baseUrl, 'admin');
  await signOnPhone(await mailedLink(admin, { to: email, look: /https?:\/\/\S+\/sign#\S+/ }));
  await processor.getByText(new RegExp(`Signed by ${AGENT} · by a link`)).waitFor();

  const lawyer = await personAt('lawyer', address);
  await press(lawyer, 'Sign');
  const signing = lawyer.getByRole('dialog');
  await signing.getByText(`I have read “${title}”`).click();
  await signing.getByText(/^I agree to sign electronically/).click();
  await type(signing, 'Your password', 'not the password');
  await press(signing, 'Sign 1 document');
  await signing.getByRole('alert').getByText('password', { exact: false }).waitFor();
  await type(signing, 'Your password', inject('demoPassword'));
  await expectSound(lawyer);
  await press(signing, 'Sign 1 document');
  await signing.waitFor({ state: 'detached' });
  await lawyer.getByText(/Signed by Josephine Adeyemi · with the password/).waitFor();

  const file = await downloadOf(lawyer);
  expect(await verdictOn(lawyer, file)).toBe('Intact');
  const changed = Buffer.from(file);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  expect(await verdictOn(lawyer, changed)).toBe('Changed');
});

/** Reads every page, says the oath and signs; a page that nobody has seen is asked for, and so is the signer’s own name. */
async function signOnPhone(link: string): Promise<void> {
  const context = await openContext({ viewport: sizes.phone, hasTouch: true, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Read and sign' }).waitFor();
  // Sent without a press, which would scroll past the pages.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText('Scroll through every page first.').waitFor();
  await page.locator('canvas[data-drawn=true]').first().waitFor();
  for (const caption of await page.locator('figcaption').all()) await caption.scrollIntoViewIfNeeded();
  await page.getByText('You have seen every page.').waitFor();
  await page.getByLabel('I confirm this statement.').check();
  await page.getByLabel('I agree to sign electronically.').check();
  await page.getByLabel(/^Type your name/).fill('Somebody Else');
  await press(page, 'Sign the document');
  await page.getByRole('alert').getByText(AGENT).waitFor();
  await expectSound(page);
  await page.getByLabel(/^Type your name/).fill(AGENT);
  await press(page, 'Sign the document');
  await page.getByRole('heading', { name: 'You have signed' }).waitFor();
  await page.reload();
  await page.getByRole('alert').waitFor();
  await expectSound(page);
  await context.close();
}

/** The newest signed file, as the page gives it. */
async function downloadOf(page: Page): Promise<Buffer> {
  const button = page.getByRole('button', { name: /^Download .+-signed\.pdf$/ });
  // One of the company's signature, one of both.
  await expect.poll(() => button.count(), { timeout: 60_000 }).toBe(2);
  const download = page.waitForEvent('download');
  await button.last().click();
  return readFile(await (await download).path());
}

async function verdictOn(page: Page, buffer: Buffer): Promise<string> {
  await press(page, 'Check a copy');
  const dialog = page.getByRole('dialog');
  const file = { name: 'copy.pdf', mimeType: 'application/pdf', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  // It is up once it can be taken off again.
  await dialog.getByRole('button', { name: 'Remove copy.pdf' }).waitFor();
  await press(dialog, 'Check it');
  const verdict = dialog.getByRole('heading', { level: 3 });
  await verdict.waitFor();
  await expectSound(page);
  const said = await verdict.innerText();
  await press(dialog, 'Close');
  await dialog.waitFor({ state: 'detached' });
  return said;
}

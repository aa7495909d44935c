import { cases } from '@writdesk/contract/cases/cases';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { act, attestAndSubmit, heading, status } from './support/case-work.ts';
import { type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

afterEach(goHome);

const message = 'The notice names another sum than the claim.';

test('what the firm asked for says where it is answered, and why the case can’t go back before', async () => {
  const address = await caseOf('INTAKE');
  const processor = await personAt('processor', address);
  await act(processor, 'Send back to client', async (dialog) => {
    await pickReason(processor);
    await type(dialog, 'Message to the client', message);
    await type(dialog, /^Requested documents/, 'Lease');
    await addFact(processor, 1, 'Amount claimed');
    await addFact(processor, 2, 'Who else lives there?');
  });
  await status(processor, 'Waiting for client');

  const client = await personAt('client', address);
  await client.locator('#requests').getByText(message).waitFor();
  await client.locator('#requests').getByRole('link', { name: 'Amount claimed' }).click();
  await heading(client, 'Reason, amounts and ledger');
  await focusIn(client, 'How much is claimed?');
  const asked = client.getByRole('region', { name: /requests this/ });
  await asked.getByText(message).waitFor();
  await expect.poll(() => asked.getByText(message).count(), { message: 'the message is said once' }).toBe(1);

  await step(client, 'Review and attest');
  const open = client.getByRole('region', { name: '3 requests of the firm are still open' });
  await open.waitFor();
  await expect.poll(() => client.getByRole('button', { name: 'Submit case' }).count()).toBe(0);
  await open.getByRole('link', { name: 'Lease' }).click();
  await heading(client, 'Documents');
  for (const answer of [
    'Nothing to add here: Lease',
    'Nothing to change here: Amount claimed',
    'Nothing to change here: Who else lives there?',
  ]) {
    await asked.or(client.locator('.form-note')).getByRole('button', { name: answer }).click();
    await client.getByRole('button', { name: answer }).waitFor({ state: 'detached' });
  }
  await client.getByRole('heading', { name: /is answered$/ }).waitFor();
  await step(client, 'Review and attest');
  await attestAndSubmit(client, 'Wanda Beaufort');
  await status(client, 'Submitted');
  await expect
    .poll(() => client.locator('#requests').count(), { message: 'nothing is asked any more' })
    .toBe(0);
});

test('a case sent back with nothing but words shows them, and can be sent in again', async () => {
  const address = await caseOf('INITIAL_CHECK');
  const processor = await personAt('processor', address);
  await act(processor, 'Send back to client', async (dialog) => {
    await pickReason(processor);
    await type(dialog, 'Message to the client', message);
  });
  const client = await personAt('client', address);
  await client.locator('#requests').getByText(message).waitFor();
  await client.goto(`${baseUrl}${address}/edit?step=review`);
  await client
    .getByRole('region', { name: /sent this case back/ })
    .getByText(message)
    .waitFor();
  await attestAndSubmit(client, 'Wanda Beaufort');
  await status(client, 'In review');
  await expect
    .poll(() => client.locator('#requests').count(), { message: 'what was said is answered' })
    .toBe(0);
});

/** A case in a status that the client and the firm both see. */
async function caseOf(wanted: string): Promise<string> {
  const client = await apiAs(baseUrl, 'client');
  const { body } = await client.get(`${cases.list.url}?size=1&status=${wanted}`);
  const [found] = body['cases'] as { id: string }[];
  if (!found) throw new Error(`The demo has no case in ${wanted}.`);
  return `/cases/${found.id}`;
}

async function pickReason(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await page.keyboard.press('Escape');
}

async function addFact(page: Page, number: number, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a fact' }).click();
  const field = dialog.getByLabel(`Fact ${number}`, { exact: true });
  await field.fill(words);
  await field.press('Tab');
}

async function step(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await heading(page, name);
}

/** Waits until the keyboard is in a field. */
const focusIn = (page: Page, label: string) =>
  page.waitForFunction(
    (words) => document.activeElement?.closest('.question')?.textContent?.includes(words),
    label,
  );

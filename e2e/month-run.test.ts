import { cases } from '@writdesk/contract/cases/cases';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { choose, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const COMPANY = 'Peachline Residential';

async function soundAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

test('a month is billed in one run, and its invoice stands on the statement of firm and company', async () => {
  const owner = await apiAs(baseUrl, 'client');
  const { body } = await owner.get(`${cases.list.url}?status=FILED&size=1`);
  const [filed] = cases.list.reply.parse(body).cases;
  const billing = await personAt('billing', `/cases/${filed?.id}#billing`);
  const money = { style: 'currency', currency: 'USD' } as const;
  // Another amount in each attempt.
  const dollars = 40 + Math.floor(Math.random() * 5_000) / 100;
  await billing.getByRole('button', { name: 'Add charge' }).first().click();
  const adding = billing.getByRole('dialog', { name: 'Add a charge' });
  await adding.getByLabel('Bill item').click();
  await billing.keyboard.press('Enter');
  await type(adding, 'Price', dollars.toFixed(2));
  await adding.getByText(`This charge is ${dollars.toLocaleString('en-US', money)}.`).waitFor();
  await adding.getByRole('button', { name: 'Add charge' }).click();
  await adding.waitFor({ state: 'hidden' });

  await billing.goto(`${baseUrl}/invoice-runs/new`);
  await choose(billing, 'Company', COMPANY);
  const preview = billing.getByRole('row', { name: new RegExp(COMPANY) });
  const go = billing.getByRole('button', { name: /^Bill 1 invoice, / });
  await go.waitFor();
  const amount = /\$[\d,.]+/.exec((await go.textContent()) ?? '')?.[0] ?? '';
  expect(await preview.textContent()).toContain(amount);
  await soundAtBothSizes(billing);
  await go.click();
  // Each invoice is made in a transaction of its own; the open page follows.
  const made = billing.getByRole('row', { name: new RegExp(COMPANY) });
  await made.getByText('Billed', { exact: true }).waitFor({ timeout: 60_000 });
  const link = made.getByRole('link');
  const number = (await link.textContent()) ?? '';
  expect(number).toMatch(/^INV-\d+$/);
  await soundAtBothSizes(billing);
  await link.click();
  await billing.getByRole('heading', { level: 1, name: number }).waitFor();

  await billing.goto(`${baseUrl}/statement?clientId=${filed?.clientId}`);
  const line = (page: Page) => page.getByRole('row', { name: new RegExp(number) });
  await line(billing).waitFor();
  expect(await line(billing).textContent()).toContain(amount);
  await soundAtBothSizes(billing);
  const download = billing.waitForEvent('download');
  await billing.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);

  const company = await personAt('client', '/statement');
  await line(company).waitFor();
  expect(await line(company).textContent()).toContain(amount);
  await soundAtBothSizes(company);
});

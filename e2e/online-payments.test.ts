import { cases } from '@writdesk/contract/cases/cases';
import { clients } from '@writdesk/contract/clients/clients';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { Page } from 'playwright-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, openContext, sizes } from './support/browser.ts';
import { mailedLink } from './support/mail.ts';
import { newOwner, overdueInvoice, submitHeld } from './support/overdue-company.ts';
import { ACCOUNT, importStatement } from './support/operating-statement.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function soundAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

async function payAtBank(page: Page, outcome: string): Promise<void> {
  await page.getByRole('heading', { name: 'Practice bank' }).waitFor();
  await soundAtBothSizes(page);
  await page.getByLabel(outcome, { exact: true }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

test('a held case is paid by card on the page that holds it, and comes in by itself', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const { client } = await overdueInvoice(firm);
  const page = await newOwner(client.id);
  await submitHeld(page, 'P');
  await soundAtBothSizes(page);
  const caseId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  await page.getByRole('button', { name: /^Pay \$.* online$/ }).click();
  await payAtBank(page, 'Card: declined');
  await page.getByText('The card was declined').waitFor();
  await payAtBank(page, 'Card: approved');
  await page.getByText('The payment was received.').waitFor();
  await soundAtBothSizes(page);
  await expect
    .poll(
      async () =>
        cases.details.reply.parse((await firm.get(cases.details.url.replace('{id}', caseId))).body).status,
      {
        timeout: 60_000,
      },
    )
    .not.toBe('PAYMENT_HOLD');
});

test('what came in by card is paid out, and a statement of the bank shows it', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const { client, id } = await overdueInvoice(firm);
  const desk = await personAt('billing', '/bank/payouts');
  await desk
    .getByText(/, Operating account$/)
    .first()
    .waitFor();
  const page = await newOwner(client.id);
  await page.goto(`${baseUrl}/invoices/${id}`);
  await page.getByRole('button', { name: /^Pay \$.* online$/ }).click();
  await payAtBank(page, 'Card: approved');
  await page.getByText('The payment was received.').waitFor();
  await desk.goto(`${baseUrl}/bank/payouts?atBank=false`);
  const sent = desk.getByRole('row', { name: /po_practice_/ }).first();
  await sent.waitFor({ timeout: 200_000 });
  await soundAtBothSizes(desk);
  const { body } = await firm.get(`${onlinePayments.payouts.url}?atBank=false`);
  const [payout] = onlinePayments.payouts.reply.parse(body).payouts;
  if (!payout) throw new Error('The payout is gone.');
  expect(payout.netCents).toBe(payout.grossCents - payout.feeCents);
  await importStatement(desk, firm, { cents: payout.netCents, memo: `STRIPE TRANSFER ${payout.ref}` });
  await desk.goto(`${baseUrl}/bank/payouts?atBank=true`);
  await desk
    .getByRole('row', { name: new RegExp(payout.ref) })
    .getByText(ACCOUNT)
    .waitFor();
  await soundAtBothSizes(desk);
}, 300_000);

test('a payment from a bank account is processed, counts, and is returned later', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const { client, id, number } = await overdueInvoice(firm);
  const page = await newOwner(client.id);
  await page.goto(`${baseUrl}/invoices/${id}`);
  await page.getByRole('button', { name: /^Pay \$.* online$/ }).click();
  await payAtBank(page, 'Bank account: succeeds, returned a minute later');
  await page.getByText('The bank is processing the payment').waitFor();
  await page.getByText('The payment was received.').waitFor({ timeout: 90_000 });
  await page.getByText('The payment was returned after it had been received').waitFor({ timeout: 120_000 });
  const desk = await personAt('firm', '/online-payments');
  await desk.getByText('Returned', { exact: true }).first().waitFor();
  await soundAtBothSizes(desk);
  const again = await overdueInvoice(firm);
  expect(again.number).toBe(number);
}, 300_000);

test('accounts payable pay on a phone by the link in the mail, without an account', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const admin = await apiAs(baseUrl, 'admin');
  const crm = await apiAs(baseUrl, 'crm');
  const { client, id } = await overdueInvoice(firm);
  const email = `ap${crypto.randomUUID().slice(0, 12)}@example.com`;
  const payables = { name: 'Nora Ames', email, phone: null, address: null };
  const changed = await crm.post(clients.addApDetails.url.replace('{id}', client.id), payables);
  expect(changed.status).toBe(200);
  expect((await firm.post(invoices.send.url.replace('{id}', id), {})).status).toBe(200);
  const link = await mailedLink(admin, { to: email, look: /\S+\/pay#\S+/ });
  const context = await openContext({ viewport: sizes.phone, locale: 'es-US' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { name: /^Facturas de / }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('body').textContent()).not.toMatch(/Adler|Commons/);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('heading', { name: 'Banco de práctica' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('heading', { name: 'Pago recibido' }).waitFor({ timeout: 60_000 });
  expect(await axe(page)).toEqual([]);
});

import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { newOwner, overdueInvoice, submitHeld } from './support/overdue-company.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a held case comes in while somebody looks at it, when the firm records the payment', async () => {
  const crm = await apiAs(baseUrl, 'crm');
  const { id: clientId } = (await overdueInvoice(await apiAs(baseUrl, 'firm'))).client;
  const owner = await newOwner(clientId);
  await submitHeld(owner, 'H');
  const id = /[0-9a-f-]{36}/.exec(owner.url())?.[0] ?? '';
  const desk = await personAt('crm', `/cases/${id}`);
  await desk.getByText('Held – overdue invoice', { exact: true }).first().waitFor();

  const overdue = async () =>
    invoices.list.reply.parse(
      (await crm.get(`${invoices.list.url}?status=OVERDUE&clientId=${clientId}`)).body,
    ).invoices;
  expect(await overdue()).not.toEqual([]);
  for (const { id: invoiceId } of await overdue()) {
    const page = await personAt('firm', `/invoices/${invoiceId}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Check or transfer number').fill('1042');
    for (const viewport of [sizes.phone, sizes.desk]) {
      await page.setViewportSize(viewport);
      expect(await axe(page)).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Paid', { exact: true }).first().waitFor();
  }
  expect(await overdue()).toEqual([]);
  // Nobody touches this page: what happened comes to it.
  await desk.getByText('Held – overdue invoice', { exact: true }).first().waitFor({ state: 'hidden' });
  await desk.getByText('Intake', { exact: true }).first().waitFor();
});

import { cases } from '@writdesk/contract/cases/cases';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { type Account, axe, openContext, signIn, sizes } from './support/browser.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// A Writdesk of its own: other journeys pay what the demonstration's held cases wait for.
let writdesk: RunningWritdesk;
beforeAll(async () => {
  writdesk = await startWritdesk({ DEMO_PASSWORD: inject('demoPassword') });
}, 400_000);
afterAll(() => writdesk.stop());

const personAt = async (account: Account, path: string) =>
  signIn(await openContext(), account, path, writdesk.baseUrl);

test('a held case comes in while somebody looks at it, when the firm records the payment', async () => {
  const crm = await apiAs(writdesk.baseUrl, 'crm');
  const listed = await crm.get(`${cases.list.url.replace('/{clientId}', '')}?status=PAYMENT_HOLD&size=1`);
  const [held] = cases.list.reply.parse(listed.body).cases;
  const { id = '', clientId = '' } = held ?? {};
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

import { invites } from '@writdesk/contract/invites/invites';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { apiAs, type Caller } from './api.ts';
import { openContext } from './browser.ts';
import { attestAndSubmit, openNewCase } from './case-work.ts';
import { mailedLink } from './mail.ts';
import { baseUrl } from './own-writdesk.ts';
import { finishRegistration, register } from './provider.ts';

const OVERDUE = 'Northgate';
const OWNER = { firstName: 'Inés', lastName: 'Otero' };

/** What the demonstration's overdue company owes: it owes again where another journey has paid. */
export async function overdueInvoice(firm: Caller) {
  const overdue = async () =>
    invoices.list.reply
      .parse((await firm.get(`${invoices.list.url}?status=OVERDUE`)).body)
      .invoices.find(({ client }) => client.name.includes(OVERDUE));
  if (!(await overdue())) {
    const { body } = await firm.get(`${payments.list.url}?status=RECORDED&size=100`);
    const paid = payments.list.reply.parse(body).payments;
    for (const { id } of paid.filter(({ client }) => client.name.includes(OVERDUE)))
      await firm.post(payments.reverse.url.replace('{id}', id), { comment: 'Another journey begins here.' });
  }
  const found = await overdue();
  if (!found) throw new Error(`${OVERDUE} owes nothing.`);
  return found;
}

/** Somebody new who runs a company, by an invite. */
export async function newOwner(clientId: string): Promise<Page> {
  const admin = await apiAs(baseUrl, 'admin');
  const email = `n${crypto.randomUUID().slice(0, 12)}@example.com`;
  const invited = await admin.post(invites.createClientUser.url, {
    email,
    clientId,
    roles: ['client_owner'],
  });
  expect(invited.status).toBe(201);
  const linkFor = (to: string, look: RegExp) => mailedLink(admin, { to, look });
  const context = await openContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const newcomer = { ...OWNER, email, password: 'a garden behind the house' };
  await page.goto(await linkFor(email, /\S+\/invite\/[A-Za-z0-9]+/));
  await register(page, newcomer);
  await finishRegistration(page, newcomer, linkFor);
  await page.getByRole('button', { name: 'New case' }).first().waitFor();
  return page;
}

/** Submits a new case of the overdue company, which is held. @param suffix of its unit, so that two journeys have two. */
export async function submitHeld(page: Page, suffix: string): Promise<void> {
  await openNewCase(page, {
    property: 'Northgate Commons',
    unit: `${String(Date.now()).slice(-5)}${suffix}`,
    tenants: [{ first: 'Ruth', last: 'Adler' }],
  });
  await attestAndSubmit(page, `${OWNER.firstName} ${OWNER.lastName}`);
  await page.getByRole('heading', { level: 1, name: 'Held until paid' }).waitFor();
}

import { cases } from '@writdesk/contract/cases/cases';
import { type OverdueException, overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { status } from './support/case-work.ts';
import { dayFromToday, type, typeDay } from './support/forms.ts';
import { newOwner, overdueInvoice, submitHeld } from './support/overdue-company.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const comment = 'Another journey begins here.';

/** An attempt before this one has left nothing that stands. */
async function endExceptions(firm: Caller, clientId: string): Promise<void> {
  const { body } = await firm.get(
    `${overdueExceptions.list.url}?clientId=${clientId}&status=REQUESTED,GRANTED`,
  );
  const decisionOf = ({ status: is }: OverdueException) => (is === 'GRANTED' ? 'REVOKE' : 'REFUSE');
  for (const one of overdueExceptions.list.reply.parse(body).exceptions) {
    const decision = { decision: decisionOf(one), comment };
    await firm.post(overdueExceptions.decide.url.replace('{id}', one.id), decision);
  }
}

async function isSound(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

test(
  'a company that is overdue asks, the firm makes an exception, and the cases of its number come in',
  { timeout: 240_000 },
  async () => {
    const firm = await apiAs(baseUrl, 'firm');
    const { id: clientId } = (await overdueInvoice(firm)).client;
    await endExceptions(firm, clientId);
    const owner = await newOwner(clientId);
    await submitHeld(owner, 'A');

    await owner.getByRole('button', { name: 'Ask for an exception' }).click();
    const asking = owner.getByRole('dialog', { name: 'Ask for an exception' });
    await typeDay(asking, 'When will you pay?', dayFromToday(7));
    await type(asking, 'Reason', 'The lender wires the money next week.');
    await isSound(owner);
    await asking.getByRole('button', { name: 'Ask for an exception' }).click();
    await asking.waitFor({ state: 'hidden' });
    await owner.getByText(/has been asked for an exception/).waitFor();
    await owner.getByRole('button', { name: 'Open the case' }).click();
    await status(owner, 'On hold: invoice overdue');

    // As many as wait: those that were held before come in first.
    const listed = await firm.get(
      `${cases.list.url.replace('/{clientId}', '')}?status=PAYMENT_HOLD&size=100`,
    );
    const held = cases.list.reply.parse(listed.body).cases.filter((one) => one.clientId === clientId);
    expect(held).not.toEqual([]);
    const desk = await personAt('firm');
    await desk.getByRole('heading', { name: 'Exceptions asked for' }).waitFor();
    await desk.getByRole('link', { name: /Northgate.*Promises to pay/ }).click();
    await desk.getByRole('heading', { level: 1, name: 'Exceptions' }).waitFor();
    await isSound(desk);
    await desk.getByRole('button', { name: /^Actions for .*Northgate/ }).click();
    await desk.getByRole('menuitem', { name: 'Grant' }).click();
    const granting = desk.getByRole('dialog', { name: /Grant an exception/ });
    await type(granting, 'Maximum number of cases', String(held.length));
    await isSound(desk);
    await granting.getByRole('button', { name: 'Grant' }).click();
    await granting.waitFor({ state: 'hidden' });

    // Nobody touches this page: what the firm decided comes to it.
    await status(owner, 'Submitted');
    await desk.goto(`${baseUrl}/invoices?clientId=${clientId}&status=OVERDUE`);
    await desk.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();

    // The number is used up: the next one waits, and its page offers to ask again.
    await submitHeld(owner, 'B');
    await owner.getByText(/of the exception are used up/).waitFor();
    await owner.getByRole('button', { name: 'Ask for an exception' }).waitFor();
    await isSound(owner);
  },
);

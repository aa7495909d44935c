import { invoices } from '@writdesk/contract/invoices/invoices';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function isSound(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

test(
  'a company withdraws a dispute and disputes the charge again, and the firm’s open page follows until it explains the charge',
  { timeout: 180_000 },
  async () => {
    const caller = await apiAs(baseUrl, 'ap');
    const listed = await caller.get(`${invoices.list.url}?disputed=true&size=1`);
    const { id = '', number = '' } = invoices.list.reply.parse(listed.body).invoices[0] ?? {};
    const company = await personAt('ap', `/invoices/${id}`);
    const firm = await personAt('billing', `/invoices/${id}`);
    const isDisputed = firm.getByText(/disputes \$/);
    await isDisputed.waitFor();
    await firm.getByRole('button', { name: 'Accept and credit' }).waitFor();

    await company.getByRole('button', { name: 'Withdraw the dispute' }).click();
    const withdrawing = company.getByRole('dialog', { name: 'Withdraw the dispute' });
    await withdrawing.waitFor();
    await isSound(company);
    await withdrawing.getByRole('button', { name: 'Withdraw the dispute' }).click();
    await withdrawing.waitFor({ state: 'hidden' });
    await company.getByText(/^Withdrawn by Odalys/).waitFor();
    await isDisputed.waitFor({ state: 'hidden' });

    await company.getByRole('button', { name: 'More actions' }).click();
    await company.getByRole('menuitem', { name: 'Dispute a charge' }).click();
    const disputing = company.getByRole('dialog', { name: 'Dispute a charge' });
    await disputing.getByRole('combobox').click();
    await company.keyboard.press('Enter');
    await type(disputing, 'What is wrong', 'There was one hearing, and we were billed for two.');
    await isSound(company);
    await disputing.getByRole('button', { name: 'Dispute a charge' }).click();
    await disputing.waitFor({ state: 'hidden' });
    await isDisputed.waitFor();

    await firm.getByRole('button', { name: 'Explain the charge' }).click();
    const explaining = firm.getByRole('dialog', { name: 'Explain the charge' });
    await type(explaining, 'Answer', 'Both hearings are on the docket.');
    await isSound(firm);
    await explaining.getByRole('button', { name: 'Explain the charge' }).click();
    await explaining.waitFor({ state: 'hidden' });
    await company.getByText(/^Explained by .*Both hearings are on the docket\.$/).waitFor();
    expect(number).not.toBe('');
  },
);

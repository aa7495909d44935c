import { trust } from '@writdesk/contract/trust/trust';
import { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function soundAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

test('a lawyer signs the month that billing has prepared, and from then on nothing changes in it', async () => {
  const lawyer = await apiAs(baseUrl, 'lawyer');
  const { body } = await lawyer.get(`${trustReconciliations.list.url}?size=100`);
  const waiting = trustReconciliations.list.reply
    .parse(body)
    .reconciliations.find(({ status }) => status === 'PREPARED');
  const title = new Date(`${waiting?.month ?? ''}-15`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
  });
  const page = await personAt('lawyer', '/trust/reconciliations');
  await page.getByRole('row', { name: new RegExp(`^${title}`) }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'All three sums are the same' }).waitFor();
  await soundAtBothSizes(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText(/^Signed by .*Nothing can change in this month\.$/).waitFor();
  expect(await page.getByRole('button', { name: 'Prepare again' }).count()).toBe(0);
  await soundAtBothSizes(page);

  const firm = await apiAs(baseUrl, 'firm');
  const late = await firm.post(trust.deposit.url, {
    bankAccountId: waiting?.bankAccount.id,
    amountCents: 100,
    date: `${waiting?.month ?? ''}-20`,
    method: 'WIRE',
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'reconciled' } });
});

import { cases } from '@writdesk/contract/cases/cases';
import { checks } from '@writdesk/contract/checks/checks';
import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { choose, tick } from './support/forms.ts';
import { ACCOUNT, importStatement } from './support/operating-statement.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const COURT = 'Magistrate Court of DeKalb County';
async function soundAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

/** Nothing is generated or waits, and a case of the court is without a check for the service of its writ. */
async function freeOneCase(firm: Caller): Promise<void> {
  const { body } = await firm.get(
    `${checks.reports.url}?size=100&status=GENERATED,AWAITING_APPROVAL,SUBMITTED`,
  );
  const all = checks.reports.reply.parse(body).checks;
  const undone = all.filter(({ status }) => status !== 'SUBMITTED');
  const isOfWrit = ({ lines }: (typeof all)[number]) => lines[0]?.purpose === 'WRIT_SERVICE';
  const one = all.find(isOfWrit);
  if (!one) throw new Error('No check for a writ of the demonstration is left.');
  for (const { id } of undone.some(isOfWrit) ? undone : [...undone, one]) {
    const { status } = await firm.post(checks.markVoid.url.replace('{id}', id), {
      comment: 'The marshal asks for another check.',
    });
    expect(status).toBe(200);
  }
}

test('a check is proposed, submitted, approved by somebody else, printed, and cleared by the bank’s file', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  await freeOneCase(firm);

  const clerk = await personAt('processor', '/checks?status=GENERATED');
  await clerk.getByRole('button', { name: 'Generate checks' }).click();
  const generating = clerk.getByRole('dialog', { name: 'Generate checks' });
  await choose(generating, 'Which court?', COURT);
  await tick(generating, 'To whom?', 'Court’s officer');
  await choose(generating, 'For what?', 'Service of writ');
  expect(await axe(clerk)).toEqual([]);
  await generating.getByRole('button', { name: 'Generate checks' }).click();
  // The other cases of the court have no judgment, or a check already: each says why.
  const skipped = clerk.getByRole('dialog', { name: /skipped$/ });
  await skipped
    .getByText('A check pays this already.')
    .or(skipped.getByText('The case has no judgment yet.'))
    .first()
    .waitFor();
  await skipped.getByRole('button', { name: 'Close' }).first().click();
  const proposed = clerk.getByRole('row', { name: /DeKalb County Marshal/ });
  await proposed.getByText('Generated', { exact: true }).waitFor();
  expect(await proposed.count()).toBe(1);
  await soundAtBothSizes(clerk);
  await proposed.getByRole('button', { name: /^Actions for / }).click();
  await clerk.getByRole('menuitem', { name: 'Submit' }).click();
  await clerk.getByText('Submitted for approval').first().waitFor();
  await clerk
    .getByText('No checks', { exact: false })
    .or(clerk.getByText(/^Nothing/))
    .first()
    .waitFor();

  const billing = await personAt('billing', '/checks?status=AWAITING_APPROVAL');
  const waiting = billing.getByRole('row', { name: /DeKalb County Marshal/ });
  await waiting.getByRole('link', { name: /^Show only batch / }).click();
  await billing
    .getByRole('button', { name: /^Batch/ })
    .first()
    .waitFor();
  expect(await waiting.count()).toBe(1);
  await waiting.getByRole('button', { name: /^Actions for / }).click();
  await billing.getByRole('menuitem', { name: 'Approve' }).click();
  await waiting.getByText('Released', { exact: true }).waitFor();
  const number = (await waiting.getByText(/^\d{4}$/).textContent()) ?? '';
  const download = billing.waitForEvent('download');
  await waiting.getByRole('button', { name: /^Actions for / }).click();
  await billing.getByRole('menuitem', { name: 'Print' }).click();
  expect((await download).suggestedFilename()).toBe(`checks-${number}-${number}.pdf`);

  const { body } = await firm.get(`${checks.reports.url}?search=${number}`);
  const [check] = checks.reports.reply.parse(body).checks;
  await importStatement(billing, firm, {
    cents: -(check?.amountCents ?? 0),
    memo: 'CHECK',
    checkNumber: number,
  });
  // Number and amount agree: nobody has to match it.
  const line = billing.getByRole('row', { name: new RegExp(`${number} · ${ACCOUNT}`) });
  await line.getByText('Matched', { exact: true }).waitFor();
  await billing.goto(`${baseUrl}/checks?status=CLEARED`);
  const cleared = billing.getByRole('row', { name: new RegExp(number) });
  await cleared.getByText('Cleared', { exact: true }).waitFor();
  await soundAtBothSizes(billing);
});

test('a card’s line is matched with the costs that it paid together, by keyboard', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const { body } = await firm.get(`${cases.list.url}?size=1`);
  const [record] = cases.list.reply.parse(body).cases;
  const paidOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  for (const [payeeName, amountCents] of [
    ['Card clerk of Rockdale', 4_100],
    ['Card clerk of Newton', 6_200],
  ] as const) {
    const how = { method: 'CARD', category: 'COURT_COST', paidFrom: 'Visa 4242' };
    const paid = { caseId: record?.id, paidOn, payeeName, amountCents, ...how };
    expect((await firm.post(costPayments.record.url, paid)).status).toBe(201);
  }
  const page = await personAt('billing', '/bank');
  await importStatement(page, firm, { cents: -10_300, memo: 'VISA 4242 PAYMENT' });
  const line = page.getByRole('row', { name: /VISA 4242 PAYMENT/ });
  await line.getByText('Nothing with this amount').waitFor();
  await line.getByRole('button', { name: /^Actions for / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Match', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^What is this line/ });
  await dialog.getByText('Choose entries that come to $103.00.').waitFor();
  await dialog.getByLabel(/^Search by payee/).fill('card clerk');
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(2);
  await dialog.getByRole('checkbox', { name: /Rockdale/ }).press('Space');
  await dialog.getByText('1 entry: −$41.00. $62.00 to go.').waitFor();
  // What doesn’t come to the line is refused at the question, and stays chosen.
  await dialog.getByRole('button', { name: 'Match' }).press('Enter');
  await dialog.getByRole('alert').first().waitFor();
  // What is chosen stays on the list while something else is searched for.
  await dialog.getByLabel(/^Search by payee/).fill('card clerk of new');
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(2);
  await dialog.getByRole('checkbox', { name: /Newton/ }).press('Space');
  await dialog.getByText('2 entries: −$103.00. That is the amount of the line.').waitFor();
  await soundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Match' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await line.getByText('Matched', { exact: true }).waitFor();
  await line.getByText('1 more entry').waitFor();
});

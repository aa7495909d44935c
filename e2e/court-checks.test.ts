import { checks } from '@writdesk/contract/checks/checks';
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

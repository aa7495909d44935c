import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import {
  act,
  attestAndSubmit,
  giveNotice,
  giveProperty,
  giveReason,
  giveTenants,
  goOn,
  heading,
  part,
  status,
} from './support/case-work.ts';
import { choose, tick, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

const verified = ['GA-NOTICE-RENT', 'GA-GUARD-RENT', 'GA-GUARD-METHOD'];

// Only a rule that a lawyer has verified holds an approval up.
beforeAll(async () => {
  const lawyer = await apiAs(baseUrl, 'lawyer');
  const { body } = await lawyer.get(rulePacks.details.url.replace('{state}', 'GA'));
  const rows = body['rows'] as { row: { id: string }; hash: string }[];
  for (const { row, hash } of rows.filter((one) => verified.includes(one.row.id))) {
    const said = { ruleId: row.id, hash, verdict: 'VERIFIED' };
    const { status: answer } = await lawyer.post(rulePacks.say.url.replace('{state}', 'GA'), said);
    if (answer !== 200) throw new Error(`${row.id} wasn’t verified: ${answer}.`);
  }
});
afterEach(goHome);

test(
  'the check of the notice speaks while it is typed, is mended by the company, and passed by the lawyer with a reason',
  { timeout: 240_000 },
  async () => {
    const client = await personAt('client');
    const address = await openWithWrongNotice(client);

    const processor = await personAt('processor', address);
    await act(processor, 'Start initial check');
    await part(processor, 'Documents');
    await processor.getByRole('button', { name: 'Show Dispossessory affidavit' }).click();
    await processor.getByRole('region', { name: /Dispossessory affidavit/ }).waitFor();
    await act(processor, 'Send to attorney review');

    const lawyer = await personAt('lawyer', address);
    const reason = 'The lease, § 12, allows notice by first-class mail.';
    await act(lawyer, 'Approve and send for filing', async (dialog) => {
      await dialog.getByText(/^Wrong: First-class mail: not a way to give this notice in Georgia/).waitFor();
      await dialog.getByRole('button', { name: 'Approve and send for filing' }).click();
      await dialog
        .getByRole('alert')
        .getByRole('link', { name: /Enter why you override this point of the notice/ })
        .waitFor();
      await type(dialog, 'Why do you override this point?', reason);
    });
    await status(lawyer, 'Approved – sent for filing');
    await lawyer.getByText(new RegExp(`^Overridden by .+: ${reason.replaceAll('.', '\\.')}$`)).waitFor();
    await part(lawyer, 'Timeline');
    await lawyer
      .getByText(/^Notice check overridden\./)
      .first()
      .waitFor();

    // The company reads who passed it; the reason is the firm's.
    const company = await personAt('client', address);
    await company.getByText(/^Overridden by /).waitFor();
    await expect.poll(() => company.getByText(reason).count()).toBe(0);

    const firm = await personAt('firm');
    const passed = firm.getByRole('region', { name: 'Legal checks overridden this week' });
    await passed.getByText(reason).first().waitFor();
    await passed
      .getByRole('link', { name: /Kirkwood-Amari/ })
      .first()
      .click();
    await status(firm, 'Approved – sent for filing');
  },
);

/** Asks $75.00 too much, mends that, and leaves a way that Georgia doesn't take. @returns the case's address. */
async function openWithWrongNotice(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New case' }).first().click();
  // No other attempt has an open case for this unit.
  await giveProperty(page, `${String(Date.now()).slice(-5)}B`);
  await goOn(page);
  await giveTenants(page, [{ first: 'Delphine', last: 'Kirkwood-Amari' }]);
  await goOn(page);
  await giveReason(page);
  await goOn(page);
  await giveNotice(page);
  const check = page.getByRole('region', { name: 'Notice check' });
  await check.getByText('In order: Proof of service is present').waitFor();

  await type(page, 'Amount demanded in the notice', '2,625.00');
  await check.getByText(/^Wrong: The notice demands \$75\.00 more than the ledger/).waitFor();
  await goOn(page);
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /The ledger shows \$2,550\.00/ }).click();
  const focused = page.getByLabel('Amount demanded in the notice');
  expect(await focused.evaluate((field) => field === document.activeElement)).toBe(true);
  await type(page, 'Amount demanded in the notice', '2,550.00');
  await check.getByText(/^In order: The notice demands \$2,550\.00/).waitFor();

  await check.getByRole('button', { name: /^Why this day/ }).click();
  await page.getByText('First day the case may be filed').waitFor();
  await page.keyboard.press('Escape');

  await tick(page, 'How was it given?', /Another way/);
  await choose(page, 'Which way?', 'First-class mail');
  await check.getByText(/^Wrong: First-class mail: not a way to give this notice in Georgia/).waitFor();
  await goOn(page);
  await heading(page, 'Documents');
  await goOn(page);
  await heading(page, 'Review and attest');
  await attestAndSubmit(page, 'Wanda Beaufort');
  await status(page, 'Submitted');
  return new URL(page.url()).pathname;
}

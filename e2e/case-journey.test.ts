import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  act,
  attestAndSubmit,
  openNewCase,
  part,
  recordReturn,
  recordSearch,
  sendForServing,
  status,
} from './support/case-work.ts';
import { choose, dayFromToday, tick, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

const TENANTS = [
  { first: 'José', last: 'Núñez' },
  { first: 'Mei', last: '李' },
] as const;
afterAll(goHome);

test(
  'a case goes from the property manager to the judgment, each person at a screen of their own',
  { timeout: 240_000 },
  async () => {
    const client = await personAt('client');
    // No other attempt has an open case for this unit.
    await openNewCase(client, { unit: `${String(Date.now()).slice(-5)}A`, tenants: TENANTS });
    await attestAndSubmit(client, 'Wanda Beaufort');
    await status(client, 'Submitted');
    const address = new URL(client.url()).pathname;
    const stays = [neverReloads(client)];

    const processor = await personAt('processor', address);
    stays.push(neverReloads(processor));
    await status(processor, 'Intake');
    await act(processor, 'Start initial check');
    await status(processor, 'Initial check');
    await status(client, 'In review');
    await readyAffidavit(processor);
    await act(processor, 'Send to attorney review');
    await status(processor, 'Attorney review');

    const lawyer = await personAt('lawyer', address);
    stays.push(neverReloads(lawyer));
    await status(lawyer, 'Attorney review');
    await act(lawyer, 'Approve and send for filing', async (dialog) => {
      await dialog.getByText('Court papers are ready').waitFor();
      await dialog.getByText('Ledger and claim agree: $2,550.00').waitFor();
    });
    await status(lawyer, 'Approved – sent for filing');

    const caseNumber = `26ED0${String(Date.now()).slice(-5)}`;
    await act(processor, 'Add case number', (dialog) => type(dialog, 'Case number', caseNumber));
    await status(processor, 'Filed');
    await status(client, 'Filed');
    await client.getByText(caseNumber).first().waitFor();

    const names = TENANTS.map(({ first }) => first);
    await sendForServing(processor, names);
    await status(processor, 'Out for service');
    await recordReturn(processor, names, dayFromToday(0));
    await status(client, 'Being served');

    await recordSearch(processor, names);
    // Nobody may request a default while the tenants may still answer; a lawyer goes ahead with a reason.
    await processor.getByRole('button', { name: 'More actions on this case' }).click();
    await processor.getByRole('menuitem', { name: /^Request default, from / }).click();
    const refused = processor.getByRole('dialog');
    await refused.getByText(/A lawyer admitted in GA may override this/).waitFor();
    await expect.poll(() => refused.getByRole('button', { name: 'Request default' }).isDisabled()).toBe(true);
    await refused.getByRole('button', { name: 'Not now' }).click();
    const waived = 'Both tenants waived the time to answer in writing.';
    const passes = { isPassed: true };
    await act(
      lawyer,
      'Request default',
      async (dialog) => {
        await dialog.getByText(/Lawful from .*Answer due: .*44-7-51/).waitFor();
        await tick(dialog, 'What does the docket show?', /No answer/);
        await type(dialog, 'Why do you go ahead all the same?', waived);
      },
      passes,
    );
    await status(processor, 'Awaiting judgment');
    await status(lawyer, 'Awaiting judgment');
    await act(
      lawyer,
      'Record judgment',
      async (dialog) => {
        await choose(dialog, 'What did the court order?', 'Possession and money by default');
        await type(dialog, /^Amount awarded/, '2,550.00');
        await type(dialog, 'Why do you go ahead all the same?', waived);
      },
      passes,
    );
    await status(lawyer, 'Judgment');

    await status(client, 'Judgment entered');
    await part(client, 'Billing');
    await client.getByRole('table', { name: 'Not billed yet' }).waitFor();
    for (const stayed of stays) expect(stayed()).toBe(0);

    await othersLook(address, caseNumber);
  },
);

/** @returns how often the page was loaded again since: what others do must come by itself. */
function neverReloads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** The court document is made in the background and shows itself when it is ready; it opens as it was typeset. */
async function readyAffidavit(page: Page): Promise<void> {
  await part(page, 'Documents');
  await page.getByRole('button', { name: 'Show Dispossessory affidavit' }).click();
  await page.getByRole('region', { name: /Dispossessory affidavit/ }).waitFor();
}

/** Those who had no part in it open the case and see what their role shows. */
async function othersLook(address: string, caseNumber: string): Promise<void> {
  const firm = await personAt('firm', address);
  await status(firm, 'Judgment');
  await part(firm, 'Audit');
  const crm = await personAt('crm', address);
  await status(crm, 'Judgment');
  await crm.getByText(caseNumber).first().waitFor();
  const admin = await personAt('admin', address);
  await status(admin, 'Judgment');
  expect(new URL(admin.url()).origin).toBe(baseUrl);
}

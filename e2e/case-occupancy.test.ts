import { cases } from '@writdesk/contract/cases/cases';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { act, part } from './support/case-work.ts';
import { tick, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

afterEach(goHome);

test('the firm writes down who said that the unit is empty, and the company corrects it on its own word', async () => {
  const address = await caseInIntake();
  const processor = await personAt('processor', address);
  await act(processor, 'Confirm occupancy', async (dialog) => {
    await dialog.getByRole('button', { name: 'Confirm occupancy', exact: true }).click();
    const missing = dialog.getByRole('alert').getByRole('link');
    await missing.first().waitFor();
    await expect
      .poll(() => missing.allInnerTexts())
      .toEqual(['Choose whether someone lives there.', 'Enter who confirmed it, and how.']);
    await tick(dialog, 'Does somebody still live there?', /moved out/);
    await type(dialog, /^Who confirmed it/, 'Renée Whitlock, by telephone');
  });
  await occupancy(processor)
    .getByText(/^No, checked/)
    .waitFor();

  const client = await personAt('client', address);
  await occupancy(client)
    .getByText(/^No, checked/)
    .waitFor();
  await occupancy(client).getByRole('button', { name: 'Confirm occupancy' }).click();
  const dialog = client.getByRole('dialog');
  await tick(dialog, 'Does somebody still live there?', /still occupied/);
  await expect
    .poll(() => dialog.getByRole('textbox').count(), { message: 'the company speaks for itself' })
    .toBe(0);
  await dialog.getByRole('button', { name: 'Confirm occupancy', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await occupancy(client)
    .getByText(/^Yes, checked/)
    .waitFor();
  await expect
    .poll(() => occupancy(client).getByRole('button').count(), { message: 'a fresh answer is not asked for' })
    .toBe(0);

  await part(processor, 'Timeline');
  const told = processor.getByRole('main');
  await told.getByText('Unit reported empty: Renée Whitlock, by telephone').first().waitFor();
  await told.getByText('Unit confirmed as occupied', { exact: true }).first().waitFor();
});

/** The line of the overview that says whether somebody lives there. */
const occupancy = (page: Page) =>
  page
    .locator('.facts > div')
    .filter({ has: page.getByText('Occupied', { exact: true }) })
    .locator('dd');

/** A case before its filing that the client and the firm both see. */
async function caseInIntake(): Promise<string> {
  const client = await apiAs(baseUrl, 'client');
  const { body } = await client.get(`${cases.list.url}?size=1&status=INTAKE`);
  const [found] = body['cases'] as { id: string }[];
  if (!found) throw new Error('The demo has no case in intake.');
  return `/cases/${found.id}`;
}

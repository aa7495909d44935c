import { type WritRow, writs } from '@writdesk/contract/writs/writs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const doubt = 'The goods clause of the order says otherwise.';

test('writs go to their companies and back in one step each; one that somebody else has moved says why it stayed', async () => {
  const api = await apiAs(baseUrl, 'processor');
  const [one, other] = await twoToSend(api);
  const page = await personAt('processor', '/writs?size=100');
  await select(page, one);
  await select(page, other);
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Send questions', exact: true }).click();
  const send = page.getByRole('dialog', { name: 'Send the questions of 2 writs?' });
  await send.getByRole('button', { name: 'Send questions' }).click();
  const all = page.getByRole('dialog', { name: 'All 2 writs went through' });
  await all.getByText(`${one.case.title}, ${one.number}`).waitFor();
  await all.getByRole('button', { name: 'Close' }).click();
  await rowOf(page, one).getByText('With client', { exact: true }).waitFor();

  await select(page, one);
  await select(page, other);
  await bar.getByRole('button', { name: 'Send back', exact: true }).click();
  const back = page.getByRole('dialog', { name: 'Send 2 writs back?' });
  // Nothing is sent back without a reason.
  await back.getByRole('button', { name: 'Send back' }).click();
  await back.getByRole('alert').waitFor();
  await back.getByRole('textbox').fill(doubt);
  await sendBack(api, one);
  await back.getByRole('button', { name: 'Send back' }).click();
  const some = page.getByRole('dialog', { name: '1 of 2 writs went through' });
  await expect.poll(() => some.locator('li.stayed').count()).toBe(1);
  await some.locator('li.stayed').getByText(`${one.case.title}, ${one.number}`).waitFor();
  expect(await axe(page)).toEqual([]);
  await some.getByRole('button', { name: 'Select the one that stayed' }).click();
  await bar.getByText('1 selected').waitFor();
  await rowOf(page, other).getByText('Resubmit asked', { exact: true }).waitFor();

  await page.setViewportSize(sizes.phone);
  const onPhone = page.locator('.phone-rows > li').filter({ hasText: other.case.title }).first();
  await onPhone.getByRole('checkbox', { name: 'Select this row' }).check();
  await bar.getByText('2 selected').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page), colorScheme).toEqual([]);
  }
  await expectSound(page);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await bar.waitFor({ state: 'detached' });
});

const rowOf = (page: Page, { case: of, number }: WritRow) =>
  page
    .getByRole('row')
    .filter({ hasText: of.caseNumber ?? of.caseDraftNumber })
    .filter({ hasText: number });

const select = (page: Page, row: WritRow) =>
  rowOf(page, row).getByRole('checkbox', { name: 'Select this row' }).check();

async function sendBack(api: Caller, { id }: WritRow): Promise<void> {
  const reply = await api.post(writs.requestResubmit.url.replace('{id}', id), { comment: doubt });
  expect(reply.status).toBe(200);
}

/** Two writs whose questions can be sent; an attempt before may have sent them. */
async function twoToSend(api: Caller): Promise<[WritRow, WritRow]> {
  const { body } = await api.get(`${writs.list.url}?size=100`);
  const rows = body['writs'] as WritRow[];
  const isFit = ({ availableActions }: WritRow) =>
    availableActions.includes('submit') || availableActions.includes('request-resubmit');
  const [one, other] = rows.filter(isFit);
  if (!one || !other) throw new Error('The demonstration has no two writs whose questions can be sent.');
  for (const row of [one, other]) if (!row.availableActions.includes('submit')) await sendBack(api, row);
  return [one, other];
}

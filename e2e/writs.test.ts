import { cases } from '@writdesk/contract/cases/cases';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { act, fill, press } from './support/case-work.ts';
import { choose, dayFromToday, daysToWednesday, tick, type, typeDay } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a default judgment in Georgia goes to its writ, the client answers on a phone, and the keys change hands', async () => {
  const address = await defaultJudgment();
  const processor = await personAt('processor', address);
  await press(processor, 'Start the writ of possession', async (dialog) => {
    await tick(dialog, /show an appeal/, 'No appeal');
  });
  const card = processor.getByRole('region', { name: /^Writ of possession W\d/ });
  await card.getByText('Draft', { exact: true }).waitFor();
  await press(processor, 'Send the questions to the company');
  await card.getByText('With client', { exact: true }).waitFor();

  // The company finds the questions among its work, and the row leads to their form.
  const client = await personAt('client');
  // The menu counts what the title counts.
  const title = client.getByRole('heading', { name: /things wait for you/ });
  await expect
    .poll(() => client.locator('.menu-count').first().textContent())
    .toBe((await title.textContent())?.split(' ')[0]);
  await client.setViewportSize(sizes.phone);
  const asked = client.getByRole('link', { name: /^Answer the questions/ });
  await asked.first().waitFor();
  await client.locator(`a[href*="${address}"]`).filter({ hasText: 'Answer the questions' }).click();
  const form = client.getByRole('dialog', { name: 'Answer the questions' });
  await form.getByRole('button', { name: 'Answer the questions' }).click();
  await expect
    .poll(() => form.getByRole('alert').getByRole('link').count(), { message: 'each open question is named' })
    .toBe(8);
  for (const colorScheme of ['light', 'dark'] as const) {
    await client.emulateMedia({ colorScheme });
    expect(await axe(client), colorScheme).toEqual([]);
  }
  await client.emulateMedia({ colorScheme: 'light' });
  await tick(form, /still in the unit/, /somebody still lives there/);
  await tick(form, /taken any money/, 'Yes');
  // A phone shows the calendar instead of its keyboard.
  await form.getByLabel('On which day?').click();
  await client.locator('.ant-picker-dropdown:visible .ant-picker-cell-today').click();
  await type(form, 'How much?', '250');
  await tick(form, /still want the writ/, 'Yes');
  await type(form, /^Who meets the officer/, 'Wanda Beaufort');
  await type(form, 'Their phone number', '404-555-0142');
  await type(form, /^Pets or hazards/, 'A dog in the yard');
  await tick(form, /happens to the goods/, /Set out/);
  await tick(form, /bring a locksmith/, 'Yes');
  await type(form, /^Sign with/, 'Wanda Beaufort');
  await expectSound(client);
  await form.getByRole('button', { name: 'Answer the questions' }).click();
  await form.waitFor({ state: 'detached' });
  await client
    .getByText(/^Wanda Beaufort, /)
    .first()
    .waitFor();
  // What is answered is asked no more.
  await client.getByText('With attorney', { exact: true }).waitFor();
  expect(await client.getByRole('button', { name: 'Answer the questions' }).count()).toBe(0);
  await expectSound(client);
  await client.setViewportSize(sizes.desk);

  const lawyer = await personAt('lawyer');
  await lawyer
    .locator('.rail-list')
    .getByRole('link', { name: /^Sign the writ of possession/ })
    .first()
    .waitFor();
  await lawyer.goto(baseUrl + address);
  await press(lawyer, 'Sign the writ of possession', async (dialog) => {
    await dialog.getByRole('checkbox', { name: /considered the \$250\.00/ }).check();
  });
  await press(processor, 'Record the filing', async (dialog) => {
    await type(dialog, /^Filing receipt/, 'Odyssey 77120');
    await tick(dialog, /show an appeal/, 'No appeal');
  });
  await card.getByText('Filed', { exact: true }).first().waitFor();
  await press(processor, 'Record the issue', async (dialog) => {
    await typeDay(dialog, 'Issued on', dayFromToday(0));
    await type(dialog, 'The court’s number', '26-WP-118');
  });
  await press(processor, 'Record the posting', async (dialog) => {
    await typeDay(dialog, 'Posted on', dayFromToday(0));
    await type(dialog, /^At$/, '0:00');
    await type(dialog, /^Officer$/, 'Marshal Odom');
  });
  await card.getByText('Posted', { exact: true }).first().waitFor();

  const lockout = processor.getByRole('region', { name: 'Lockout' });
  await lockout.getByRole('button', { name: 'Set lockout date' }).click();
  const set = processor.getByRole('dialog', { name: 'Set the lockout' });
  await typeDay(set, 'Day', dayFromToday(daysToWednesday()));
  await type(set, 'Time at the court', '9:30');
  await expect.poll(() => set.getByLabel('Who meets the officer').inputValue()).toBe('Wanda Beaufort');
  await set.getByRole('button', { name: 'Set lockout date' }).click();
  await set.waitFor({ state: 'detached' });
  await lockout.getByText(/Do not cancel it with the officer/).waitFor();
  await lockout.getByText(/9:30 AM$/).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await processor.emulateMedia({ colorScheme });
    expect(await axe(processor), colorScheme).toEqual([]);
  }
  await processor.emulateMedia({ colorScheme: 'light' });
  await expectSound(processor);

  await inList(processor);
  await processor.goto(baseUrl + address);
  await card.getByRole('button', { name: 'Record possession' }).click();
  await fill(processor, 'Record possession', async (dialog) => {
    await typeDay(dialog, 'Carried out on', dayFromToday(0));
    await type(dialog, /^At$/, '0:00');
    await tick(dialog, 'Were the locks changed?', 'Yes');
    await tick(dialog, /happens to the goods/, /Nothing is left/);
    await type(dialog, /^Comment/, 'The marshal had an opening earlier.');
  });
  await card.getByText('Executed', { exact: true }).first().waitFor();
  await act(processor, 'Close case', async (dialog) => {
    await choose(dialog, 'How did it end?', 'Possession returned');
    await typeDay(dialog, 'When was possession returned?', dayFromToday(0));
    const bill = dialog.getByRole('checkbox');
    if (await bill.count()) await bill.check();
  });
  await processor.getByText('Closed', { exact: true }).first().waitFor();
});

/** The list of writs shows it with its lockout, on a wide screen and on a phone. */
async function inList(page: Page): Promise<void> {
  await page.goto(`${baseUrl}/writs`);
  const row = page.getByRole('row').filter({ hasText: '26-WP-118' });
  await row.getByText(/^Lockout /).waitFor();
  await row.getByRole('button', { name: 'Possession' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await expectSound(page);
  await page.setViewportSize(sizes.phone);
  await page
    .getByText(/Writ of possession W\d/)
    .first()
    .waitFor();
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
}

/** A case with a default judgment that both the client and the processor see, and whose writ may be started today. */
async function defaultJudgment(): Promise<string> {
  const client = await apiAs(baseUrl, 'client');
  const processor = await apiAs(baseUrl, 'processor');
  const { body } = await client.get(`${cases.list.url}?size=50&status=JUDGMENT_RECORDED`);
  for (const { id } of body['cases'] as { id: string }[]) {
    const { body: found } = await processor.get(cases.details.url.replace('{id}', id));
    const offers = found['writOffers'] as { availableActions: string[] };
    const judgment = found['caseJudgment'] as { outcome: string };
    if (offers.availableActions.includes('create') && judgment.outcome.startsWith('DEFAULT'))
      return `/cases/${id}`;
  }
  throw new Error('The demonstration has no default judgment whose writ may be started.');
}

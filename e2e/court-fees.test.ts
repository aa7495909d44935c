import { api } from '@writdesk/contract';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { type, typeDay } from './support/forms.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// A court’s fees change for everybody who plays there: it is a Writdesk of its own.

let writdesk: RunningWritdesk;
let context: BrowserContext;
beforeAll(async () => {
  writdesk = await startWritdesk({ DEMO_PASSWORD: inject('demoPassword') }, await demonstrationFolder());
}, 400_000);
afterEach(() => context.close());
afterAll(() => writdesk.stop());

const caseAt = async (account: 'processor', status: string) => {
  const caller = await apiAs(writdesk.baseUrl, account);
  const listed = await caller.get(`${api.cases.list.url}?status=${status}&size=5`);
  const [found] = api.cases.list.reply.parse(listed.body).cases;
  if (!found) throw new Error(`No case stands at ${status}.`);
  const details = await caller.get(api.cases.details.url.replace('{id}', found.id));
  return { caller, id: found.id, details: api.cases.details.reply.parse(details.body) };
};

test('a version of a court’s fees that the firm enters holds from its day, in what is calculated and for a case', async () => {
  const { caller, id, details } = await caseAt('processor', 'INITIAL_CHECK');
  const courtId = details.courthouse?.id ?? '';
  const calculated = async (day: string) => {
    const url = courtFees.calculate.url.replace('{id}', courtId);
    const { body } = await caller.get(`${url}?purposes=FILING&defendants=1&day=${day}`);
    return courtFees.calculate.reply.parse(body).totalCents;
  };
  const book = courtFees.book.reply.parse(
    (await caller.get(courtFees.book.url.replace('{id}', courtId))).body,
  );
  const { today } = book;
  const dayBefore = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const before = await calculated(today);

  context = await openContext();
  const page = await signIn(context, 'processor', `/cases/${id}?act=review`, writdesk.baseUrl);
  const fees = page.getByRole('dialog').locator('.court-fees');
  const filing = fees.locator('dl > div').first();
  await filing.waitFor();
  expect(await filing.textContent()).not.toContain('$177.00');

  await page.goto(`${writdesk.baseUrl}/courthouses/${courtId}`);
  await page.getByRole('button', { name: 'Add version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a version of the fees' });
  await type(dialog, 'Where are they from?', 'The clerk, by telephone');
  await dialog.getByLabel('Amount, row 1').fill('177.00');
  await typeDay(dialog, 'From which day do they hold?', today.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'));
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Add version' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/The clerk, by telephone/)
    .first()
    .waitFor();

  // The calculator of the page says the same, by defendants that are typed.
  const calculator = page.locator('section', { hasText: 'Fee calculator' }).last();
  await calculator.getByText('$177.00').first().waitFor();
  await calculator.getByLabel('Defendants').fill('0');
  await calculator.getByText('Enter a whole number from 1 to 1,000.').waitFor();
  await calculator.getByLabel('Defendants').fill('3');
  const asked = `${courtFees.calculate.url.replace('{id}', courtId)}?defendants=3&addresses=1`;
  const { totalCents } = courtFees.calculate.reply.parse((await caller.get(asked)).body);
  const total = (totalCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await calculator.locator('dl > div').last().getByText(total).waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }

  // Of the day before it is as it was.
  expect(await calculated(dayBefore)).toBe(before);
  expect(await calculated(today)).toBe(17_700);
  await page.goto(`${writdesk.baseUrl}/cases/${id}?act=review`);
  await filing.getByText('$177.00').waitFor();
  await expectSound(page);
});

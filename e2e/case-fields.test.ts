import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { heading } from './support/case-work.ts';
import { choose, dayFromToday, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('an amount that is none stays as typed, says so, and holds the step', async () => {
  const page = await reasonStep();
  await type(page, 'How much is claimed?', '2,550.00');
  const rent = page.getByLabel(/^Monthly rent/);
  await rent.fill('14x0');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const question = page.locator('.question').filter({ has: rent });
  await question.getByText('Enter an amount such as 1,284.50.').waitFor();
  await expect.poll(() => rent.inputValue()).toBe('14x0');
  await expect.poll(() => rent.getAttribute('aria-invalid')).toBe('true');
  expect(await rent.evaluate((field) => field === document.activeElement)).toBe(true);
  await heading(page, 'Reason, amounts and ledger');
  await rent.fill('1450');
  await page.getByLabel('How much is claimed?').focus();
  await expect.poll(() => rent.inputValue()).toBe('1,450.00');
  await expect.poll(() => question.getByText('Enter an amount').count()).toBe(0);
});

test('Enter takes the day while the calendar is open, and sends the step when it is closed', async () => {
  const page = await reasonStep();
  const errors = page.locator('.error-summary');
  const day = page.getByLabel(/^Lease from/);
  await day.click();
  await page.keyboard.type(dayFromToday(-40));
  await day.press('Enter');
  await page.locator('.ant-picker-dropdown:visible').waitFor({ state: 'detached' });
  await expect.poll(() => day.inputValue()).toMatch(/^\w{3} \w{3} \d+, \d{4}$/);
  await expect.poll(() => errors.count(), { message: 'the step was not sent' }).toBe(0);
  await day.press('Enter');
  await errors.waitFor();
});

/** The step of a new draft that asks for amounts. */
async function reasonStep(): Promise<Page> {
  const page = await personAt('client', '/cases/new');
  await choose(page, 'Which property is it?', 'The Elms at Cascade');
  await page.waitForURL(/draft=/);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Reason, amounts, ledger/ })
    .click();
  await choose(page, 'Why must the tenant leave?', 'Non-payment of rent');
  await page.keyboard.press('Escape');
  return page;
}

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axe, expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { dayFromToday, type, typeDay } from './support/forms.ts';

let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('a processor reads from the documents that the writ was issued, and the clock for another officer runs', async () => {
  const page = await openJudgedCase();
  const dates = page.getByRole('region', { name: 'Dates' });
  await dates.getByRole('button', { name: 'Record a day' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Record a day' });
  await form.getByLabel(/issued$/).waitFor();

  // A writ of tomorrow is none; its application is no older than itself.
  await typeDay(form, /issued$/, dayFromToday(0));
  await typeDay(form, 'Execution applied for', dayFromToday(-1));
  await form.getByRole('button', { name: 'Record a day' }).click();
  await form.getByText('This can’t be earlier than the writ itself.').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await form.getByLabel('Execution applied for').click();
  await typeDay(form, 'Execution applied for', dayFromToday(0));
  await type(form, /^Where is it written/, 'Marshal’s receipt');
  await form.getByRole('button', { name: 'Record a day' }).click();
  await form.waitFor({ state: 'hidden' });

  const officer = dates.locator('[data-why-row]').filter({ hasText: /^Another officer from/ });
  await officer.getByText(/^in 1\d days$/).waitFor();
  await officer.getByRole('button', { name: /^Why this day/ }).press('Enter');
  const why = page.getByRole('dialog', { name: /^Why this day: Another officer from/ });
  await why.getByText('Execution applied for. This day never counts.').waitFor();
  await why.getByText(/O\.C\.G\.A\. § 44-7-55/).waitFor();
  await page.keyboard.press('Escape');

  const standing = dates.getByRole('region', { name: 'What these dates are based on' });
  await standing
    .getByText(/Marshal’s receipt/)
    .first()
    .waitFor();
  await page.setViewportSize(sizes.phone);
  // The page is laid out again for the phone: what stood there a moment ago may be gone.
  await vi.waitFor(() => page.getByText('What these dates are based on').scrollIntoViewIfNeeded(), {
    timeout: 20_000,
  });
  await expectSound(page);
  await page.setViewportSize(sizes.desk);

  // What stands recorded is withdrawn with a reason, and the date goes with it.
  await standing.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change a recorded day' });
  await change.waitFor();
  const picker = change.locator('.ant-picker').filter({ has: page.locator('#field-facts-writIssuedOn') });
  await picker.hover();
  await picker.locator('.ant-picker-clear').click();
  await change.getByLabel('Execution applied for').fill('');
  await change.getByLabel('Execution applied for').press('Tab');
  await change.getByRole('button', { name: 'Record a day' }).click();
  await change.getByText('Explain why a recorded day is changed or withdrawn.').first().waitFor();
  await type(change, /^Why do you change a recorded day/, 'The court papers were of another case.');
  await change.getByRole('button', { name: 'Record a day' }).click();
  await change.waitFor({ state: 'hidden' });
  await officer.waitFor({ state: 'detached' });
  await standing.waitFor({ state: 'detached' });
});

test('a day counts as it is read, and what is no day, or one to come, is said at its field', async () => {
  const page = await openJudgedCase();
  const opener = page.getByRole('region', { name: 'Dates' }).getByRole('button', { name: 'Record a day' });
  await opener.press('Enter');
  const form = page.getByRole('dialog', { name: 'Record a day' });
  const field = form.getByLabel(/issued$/);
  const typed = async (text: string) => {
    await field.fill(text);
    await field.press('Tab');
  };
  const stands = (text: string, given: string) =>
    expect.poll(() => field.inputValue(), { message: `typed “${given}”` }).toBe(text);
  const shown = 'Thu Jul 9, 2026';
  await typed('07/09/2026');
  await stands(shown, '07/09/2026');
  for (const text of ['July 9, 2026', 'Jul 9 2026', '7/9/26', '2026-07-09', '9 de julio de 2026']) {
    await typed('');
    await stands('', 'nothing');
    await typed(text);
    await stands(shown, text);
  }
  await typeDay(form, /issued$/, '07/10/2026');
  await stands('Fri Jul 10, 2026', '07/10/2026 and Enter');
  const fault = form.getByText('Enter a date such as 07/09/2026.');
  await expect.poll(() => fault.count()).toBe(0);
  await typed('Feb 30, 2026');
  await fault.waitFor();
  await stands('Feb 30, 2026', 'no day');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await form.getByRole('button', { name: 'Record a day' }).click();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await typed(dayFromToday(2));
  await form.getByText(/^Enter \w{3} \d+, \d{4} or an earlier day\.$/).waitFor();
  await expect.poll(() => form.getByText('Enter at least one day').count()).toBe(0);
  // Emptied it counts for nothing: there is nothing to record.
  await typed('');
  await form.getByRole('button', { name: 'Record a day' }).click();
  await form
    .getByText(/Enter at least one day/)
    .first()
    .waitFor();

  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

async function openJudgedCase(): Promise<Page> {
  const page = await signIn(context, 'processor', '/cases?status=JUDGMENT_RECORDED');
  await page.locator('main a[href^="/cases/0"]').first().click();
  await page.getByRole('region', { name: 'Dates' }).waitFor();
  return page;
}

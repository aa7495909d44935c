import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

async function editCompany(page: Page) {
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByLabel('Short name for lists').waitFor();
  return dialog;
}
const isOver = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

test('two people change a company: each sees what the other changed, and chooses where both changed one field', async () => {
  const first = await personAt('client', '/company');
  const second = await first.context().newPage();
  await second.goto(first.url());
  const mine = await editCompany(second);
  await mine.getByLabel('Phone').fill('404 555 0111');
  const theirs = await editCompany(first);
  await theirs.getByLabel('Phone').fill('404 555 0222');
  await theirs.getByLabel('Suite or floor').fill('Floor 9');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await isOver(first);

  await mine.getByRole('button', { name: 'Save' }).click();
  const choice = mine.getByRole('group', { name: 'Phone' });
  await choice.getByRole('radio', { name: /404 555 0111 Yours/ }).waitFor();
  await mine.getByRole('status').getByText('Floor 9').waitFor();
  for (const viewport of [sizes.desk, sizes.phone]) {
    await second.setViewportSize(viewport);
    expect(await axe(second)).toEqual([]);
  }
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.getByText('First choose which of the two answers to keep.').first().waitFor();
  await choice.getByRole('radio', { name: /404 555 0111 Yours/ }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await isOver(second);
  await second.getByText('404 555 0111').first().waitFor();
  await second.getByText('Floor 9').first().waitFor();
  // The page of the other sees it too, as soon as it is looked at again.
  await first.reload();
  await first.getByText('404 555 0111').first().waitFor();
});

test('a profile with typing that is not saved is not left unasked', async () => {
  const page = await personAt('processor', '/profile');
  await page.getByLabel('Phone').fill('404 555 0333');
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('404 555 0333');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

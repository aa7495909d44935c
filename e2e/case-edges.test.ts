import { caseStatusFacts } from '@writdesk/contract/case-status';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, openContext, signIn } from './support/browser.ts';
import { attestAndSubmit, heading } from './support/case-work.ts';
import { choose } from './support/forms.ts';

let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('a submit with missing facts lists all of them, and each line leads to its field', async () => {
  const page = await signIn(context, 'client', '/cases/new');
  await choose(page, 'Which property is it?', 'The Elms at Cascade');
  await page.getByText('Magistrate Court of Fulton County').first().waitFor();
  await stepTo(page, 'Reason, amounts, ledger');
  await choose(page, 'Why must the tenant leave?', 'Non-payment of rent');
  await page.keyboard.press('Escape');
  await stepTo(page, 'Review and attest');
  await attestAndSubmit(page, 'Wanda Beaufort');
  const faults = page.getByRole('alert').filter({ hasText: /are missing/ });
  await faults.waitFor();
  const links = await faults.getByRole('link').all();
  const told = await Promise.all(links.map((link) => link.innerText()));
  expect(told).toEqual([
    'Name at least one adult tenant.',
    'Give the amount claimed.',
    'Enter the ledger.',
    'Say which notice was given.',
    'Say when the notice was given.',
    'Say how the notice was given.',
    'Add the proof of service: a photo or the signed statement.',
  ]);
  for (const line of told) {
    await faults.getByRole('link', { name: line }).click();
    await page.waitForFunction(
      (fault) =>
        [...document.querySelectorAll('.question.wrong')].some(
          (question) =>
            question.contains(document.activeElement) &&
            question.querySelector(':scope > .question-error')?.textContent === fault,
        ),
      line,
    );
    await stepTo(page, 'Review and attest');
  }
});

test.each(['client', 'processor'] as const)('in Spanish the cases of the %s are Spanish', async (account) => {
  const page = await signIn(context, account, '/cases');
  await page.getByRole('button', { name: /theme, language, sign out/ }).click();
  await page.getByText('Español', { exact: true }).click();
  await page.keyboard.press('Escape');
  await heading(page, 'Casos');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('main').getByRole('table').first().waitFor();
  expect(await englishStatuses(page, account)).toEqual([]);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Partes del caso' }).waitFor();
  expect(await englishStatuses(page, account)).toEqual([]);
  await page.reload();
  await page.getByRole('navigation', { name: 'Partes del caso' }).waitFor();
});

test('by keyboard alone: to the search, and through the palette to a case', async () => {
  const page = await signIn(context, 'processor', '/cases');
  await page.getByRole('main').getByRole('table').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Ostrowski');
  await page.waitForURL(/search=Ostrowski/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Okoye');
  await page.getByRole('option', { name: /Okoye, Desmond/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, /v\. Okoye et al\. – 19A/);
  expect(new URL(page.url()).pathname).toMatch(/^\/cases\/[\w-]{36}$/);
});

/** Every step can be gone to at any time. */
async function stepTo(page: Page, step: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${step}`) })
    .click();
}

/** The English names of statuses that stand on the page. */
async function englishStatuses(page: Page, account: Account): Promise<string[]> {
  const english = Object.values(caseStatusFacts).map(({ firmLabel, clientLabel }) =>
    account === 'client' ? clientLabel : firmLabel,
  );
  const shown = await page.getByRole('main').locator('.status').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  return shown.filter((label) => english.includes(label.trim()));
}

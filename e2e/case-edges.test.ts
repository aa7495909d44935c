import { caseStatusFacts } from '@writdesk/contract/cases/case-status';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { type Account, openContext, signIn } from './support/browser.ts';
import { attestAndSubmit, heading } from './support/case-work.ts';
import { choose, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

const SAVES = '**/api/case-service/case/save/**';
afterEach(goHome);

test('a submit with missing facts lists all of them, and each line leads to its field', async () => {
  const page = await personAt('client', '/cases/new');
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
    'Enter the unit: the property has more than one.',
    'Name at least one adult tenant.',
    'Enter the amount claimed.',
    'Enter the ledger.',
    'Choose which notice was given.',
    'Enter when the notice was given.',
    'Choose how the notice was given.',
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

test('two tabs save one draft: the second sees what changed and keeps its typing', async () => {
  const first = await personAt('client', '/cases/new');
  const address = await beginDraft(first);
  const second = await first.context().newPage();
  await second.goto(`${baseUrl}${address}?step=documents`);
  await heading(second, 'Documents');
  const release = await holdSaves(second);
  await type(second, /^Note to the attorney/, 'Two children live there.');

  await type(first, 'Which unit?', '104');
  await stepTo(first, 'Documents');
  const saved = saveOf(first, 'a week more');
  await type(first, /^Note to the attorney/, 'The tenant asked for a week more.');
  await saved;
  release();

  const theirs = second
    .getByRole('status')
    .filter({ hasText: 'Somebody else changed this case in the meantime' });
  await theirs.getByText('Unit').first().waitFor();
  await expect.poll(() => theirs.innerText()).toContain('104');
  const chosen = saveOf(second, 'Two children');
  // The choice goes away with the click, so it is not asked whether it is chosen.
  await second
    .getByRole('group', { name: 'Note to the attorney' })
    .getByRole('radio', { name: /Two children live there/ })
    .click();
  await chosen;
  await second.reload();
  await expect
    .poll(() => second.getByLabel(/^Note to the attorney/).inputValue())
    .toBe('Two children live there.');
  await stepTo(second, 'Property and unit');
  await expect.poll(() => second.getByLabel('Which unit?').inputValue()).toBe('104');
});

test('typing that could not be saved survives a reload', async () => {
  const { context, page } = await clientOfOurOwn();
  await beginDraft(page);
  const giveLineBack = await cutOffSaves(context);
  await stepTo(page, 'Tenants');
  await type(page, 'First name', 'Zoë');
  await page.getByText('Your last changes are not saved yet').waitFor();
  await page.reload();
  await heading(page, 'Tenants');
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Zoë');
  await giveLineBack(page);
  const saved = saveOf(page, 'Zoë');
  await type(page, 'Last name', 'Ångström');
  await saved;
});

test('two open tabs keep what each could not save; a third is given that of the one that is gone', async () => {
  const { context, page: first } = await clientOfOurOwn();
  const address = await beginDraft(first);
  await cutOffSaves(context);
  const second = await context.newPage();
  for (const [page, name] of [
    [first, 'Zoë'],
    [second, 'Noé'],
  ] as const) {
    await page.goto(`${baseUrl}${address}?step=tenants`);
    await heading(page, 'Tenants');
    await expect
      .poll(() => page.getByLabel('First name').inputValue(), { message: 'nothing of the other tab' })
      .toBe('');
    await type(page, 'First name', name);
    await page.getByText('Your last changes are not saved yet').waitFor();
  }
  await first.reload();
  await heading(first, 'Tenants');
  await expect.poll(() => first.getByLabel('First name').inputValue()).toBe('Zoë');
  await second.close();
  const third = await context.newPage();
  await third.goto(`${baseUrl}${address}?step=tenants`);
  await heading(third, 'Tenants');
  await expect.poll(() => third.getByLabel('First name').inputValue()).toBe('Noé');
});

test.each(['client', 'processor'] as const)('in Spanish the cases of the %s are Spanish', async (account) => {
  const page = await personAt(account, '/cases');
  await page.getByRole('button', { name: /theme, language, sign out/ }).click();
  await page.getByText('Español', { exact: true }).click();
  await page.keyboard.press('Escape');
  await heading(page, 'Casos');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('main').getByRole('table').first().waitFor();
  expect(await englishStatuses(page, account)).toEqual([]);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Partes del caso' }).waitFor();
  expect(await englishStatuses(page, account)).toEqual([]);
  await page.reload();
  await page.getByRole('navigation', { name: 'Partes del caso' }).waitFor();
});

test('by keyboard alone: to the search, and through the palette to a case', async () => {
  const page = await personAt('processor', '/cases');
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

/** The client at a new case, in a browser that nobody uses again. */
async function clientOfOurOwn() {
  const context = await openContext();
  onTestFinished(() => context.close());
  return { context, page: await signIn(context, 'client', '/cases/new') };
}

/** Chooses the property, which begins a draft. @returns the address under which it is edited. */
async function beginDraft(page: Page): Promise<string> {
  await choose(page, 'Which property is it?', 'The Elms at Cascade');
  await page.waitForURL(/draft=/);
  return `/cases/${new URL(page.url()).searchParams.get('draft')}/edit`;
}

/** Waits for the save that carries a text and was taken. */
const saveOf = (page: Page, text: string) =>
  page.waitForResponse(
    (reply) =>
      reply.ok() && reply.url().includes('/case/save/') && (reply.request().postData() ?? '').includes(text),
  );

/**
 * No save reaches the server, not even one that a page sends while it goes away: a route lets some of those through.
 * @returns what gives a page the line back.
 */
async function cutOffSaves(context: BrowserContext): Promise<(page: Page) => Promise<void>> {
  const cutOff = () => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      typeof input === 'string' && input.includes('/case/save/') && !('isLineBack' in window)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init);
  };
  await context.addInitScript(cutOff);
  await Promise.all(context.pages().map((page) => page.evaluate(cutOff)));
  return (page) => page.evaluate(() => void Object.assign(window, { isLineBack: true }));
}

/** Lets no save of the page through. @returns what lets them through again. */
async function holdSaves(page: Page): Promise<() => void> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(SAVES, (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return () => {
    isHeld = false;
    for (const route of held) void route.continue();
  };
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

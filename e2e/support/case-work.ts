import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, dayFromToday, makePhoto, noticeDay, tick, type, typeDay } from './forms.ts';

export interface NewCase {
  unit: string;
  /** The Elms at Cascade where nothing is said; it is in Fulton County. */
  property?: string;
  tenants: readonly { first: string; last: string }[];
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function giveProperty(
  page: Page,
  unit: string,
  property = 'The Elms at Cascade',
): Promise<void> {
  await heading(page, 'Property and unit');
  await choose(page, 'Which property is it?', property);
  await type(page, 'Which unit?', unit);
  await tick(page, 'Which county is it in?', /Fulton/);
  await page.getByText('Magistrate Court of Fulton County').first().waitFor();
  await tick(page, 'Does someone live there?', /^Yes/);
}

export async function giveTenants(page: Page, tenants: NewCase['tenants']): Promise<void> {
  await heading(page, 'Tenants');
  for (const [index, { first, last }] of tenants.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add tenant' }).click();
    const fields = page.getByRole('region', { name: `Tenant ${index + 1}` });
    await type(fields, 'First name', first);
    const named = page.getByRole('region', { name: first });
    await type(named, 'Last name', last);
  }
}

/** Three months of rent, of which one part was paid: 2,550.00 are open. */
export async function giveReason(page: Page): Promise<void> {
  await heading(page, 'Reason, amounts and ledger');
  await choose(page, 'Why must the tenant leave?', 'Non-payment of rent');
  await page.keyboard.press('Escape');
  await tick(page, 'Is there a written lease?', /^Yes/);
  await typeDay(page, /^Lease from/, dayFromToday(-200));
  await type(page, /^Monthly rent/, '1,450.00');
  await type(page, 'How much is claimed?', '2,550.00');
  await giveLedgerLine(page, 1, ['Rent', dayFromToday(-50), 'Rent', '1,450.00']);
  await giveLedgerLine(page, 2, ['Rent', dayFromToday(-20), 'Rent', '1,450.00']);
  await giveLedgerLine(page, 3, ['Payment', dayFromToday(-15), 'Paid in part', '350.00']);
  await page.getByText('Equals the claim').waitFor();
}

async function giveLedgerLine(
  page: Page,
  line: number,
  [kind, due, what, amount]: readonly [string, string, string, string],
): Promise<void> {
  await page.getByRole('button', { name: 'Add line' }).click();
  await choose(page, `Kind, line ${line}`, kind);
  await typeDay(page, `Due, line ${line}`, due);
  await type(page, `Reason, line ${line}`, what);
  await type(page, `Amount, line ${line}`, amount);
}

export async function giveNotice(page: Page): Promise<void> {
  await heading(page, 'Notice and service');
  await choose(page, 'Which notice was given?', 'Pay or vacate');
  await typeDay(page, 'When was it given?', noticeDay());
  await type(page, 'Who gave it?', 'Imani Brooks');
  await tick(page, 'How was it given?', /Sealed on the door/);
  await type(page, 'Amount demanded in the notice', '2,550.00');
  await tick(page, /CARES Act/, /^No$/);
  await addFile(
    page.getByRole('group', { name: 'Proof of service' }),
    'posted-notice.jpg',
    await makePhoto(page),
  );
}

/** Adds a file through the button that a person presses, and waits until it is in the store. */
export async function addFile(place: Locator, name: string, buffer: Buffer): Promise<void> {
  const page = place.page();
  const chooser = page.waitForEvent('filechooser');
  await place
    .getByRole('button', { name: /add|file/i })
    .first()
    .click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await place.getByText(name).waitFor();
  await place.getByRole('progressbar').waitFor({ state: 'detached' });
}

/** The six steps from "New case" to the last button. @returns the case's address. */
export async function openNewCase(page: Page, { unit, property, tenants }: NewCase): Promise<void> {
  await page.getByRole('button', { name: 'New case' }).first().click();
  await giveProperty(page, unit, property);
  await goOn(page);
  await giveTenants(page, tenants);
  await goOn(page);
  await giveReason(page);
  await goOn(page);
  await giveNotice(page);
  await goOn(page);
  await heading(page, 'Documents');
  await goOn(page);
  await heading(page, 'Review and attest');
}

export async function attestAndSubmit(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read the facts/ }).check();
  await type(page, 'Your full name', name);
  await page.getByRole('button', { name: 'Submit case' }).click();
}

/** Waits until the case's page says this next to its title; it comes by itself, whoever moved the case. */
export async function status(page: Page, words: string): Promise<void> {
  await page
    .locator('main .status.pill')
    .filter({ hasText: new RegExp(`^${words}$`) })
    .waitFor();
}

/**
 * Chooses an action at the head of the case, as its button or out of the menu next to it, fills in its form, and confirms
 * with the button of the same name.
 */
export async function act(
  page: Page,
  name: string,
  fillIn: (dialog: Locator) => Promise<void> = async () => {},
  { isPassed = false }: ActOptions = {},
): Promise<void> {
  const head = page.getByRole('main');
  // Before its lawful day an action is named with that day.
  const shown = isPassed ? new RegExp(`^${name}(, from .*)?$`) : name;
  const button = head.getByRole('button', { name: shown, exact: true });
  const menu = head.getByRole('button', { name: 'More actions on this case' });
  await button.or(menu).first().waitFor();
  const item = page.getByRole('menuitem', {
    name: isPassed ? new RegExp(`^${name}(, from .*)?…$`) : `${name}…`,
  });
  if (!(await button.isVisible())) {
    await menu.click();
    // Another person may move the case while the menu is open: then the action has become the button.
    await button.or(item).first().waitFor();
  }
  if (await button.isVisible()) await button.click();
  else await item.click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog);
  await confirm(dialog, name);
}

/**
 * Presses the button until the form is gone. It stays open where somebody else changed the case meanwhile, or where the court
 * is closed that day, which only the server knows: whoever has read that, and gave their reason, confirms again.
 */
async function confirm(dialog: Locator, name: string): Promise<void> {
  const button = dialog.getByRole('button', { name, exact: true });
  const notice = dialog.getByText(/The court is closed|This case was changed while its form was open/);
  const noticesShown = async () => ((await dialog.isVisible()) ? notice.count() : Infinity);
  // The form may still be loading.
  await button.waitFor();
  let read = 0;
  while (read < Infinity) {
    read = await notice.count();
    await button.click();
    await expect.poll(noticesShown).toBeGreaterThan(read);
    read = await noticesShown();
  }
}

interface ActOptions {
  /** It comes before its lawful day, and is passed with a reason. */
  isPassed?: boolean;
}

/** Turns to another part of the case's page. */
export async function part(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the case' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

/** Opens the form of the button, which is the page’s primary one, fills it in and sends it. */
export async function press(
  page: Page,
  name: string,
  work?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await fill(page, name, work);
}

/** Fills in a form that is open, and sends it with the button of its name. */
export async function fill(
  page: Page,
  name: string,
  work?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await work?.(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Everybody is out with the officer. @param names the first names of the adults. */
export const sendForServing = (page: Page, names: readonly string[], way = 'Handed to the tenant') =>
  act(page, 'Send for serving', (dialog) => ofEach(dialog, names, (group) => chooseWay(group, way)));

/** The ways that the state names are there at once, the others behind one more; all are in a list where it names none. */
async function chooseWay(group: Locator, way: string): Promise<void> {
  await group.getByText('How?').waitFor();
  if ((await group.getByRole('radio').count()) === 0) return choose(group, 'How?', way);
  if ((await group.getByRole('radio', { name: way }).count()) > 0) return tick(group, 'How?', way);
  await tick(group, 'How?', 'Another way');
  await choose(group, 'Which way?', way);
}

/** Everybody was served on that day. */
export const recordReturn = (page: Page, names: readonly string[], day: string) =>
  act(page, 'Record service return', (dialog) =>
    ofEach(dialog, names, async (group) => {
      await tick(group, 'What happened?', /^Served/);
      await typeDay(group, 'On which day?', day);
    }),
  );

/** Nobody is on active duty, says a search of that day. */
export const recordSearch = (page: Page, names: readonly string[], day = dayFromToday(0)) =>
  act(page, 'Record military search', (dialog) =>
    ofEach(dialog, names, async (group) => {
      await tick(group, 'What did the search find?', /^Not on active duty/);
      await typeDay(group, 'On which day?', day);
    }),
  );

async function ofEach(
  dialog: Locator,
  names: readonly string[],
  work: (group: Locator) => Promise<void>,
): Promise<void> {
  for (const name of names) await work(dialog.getByRole('group', { name }));
}

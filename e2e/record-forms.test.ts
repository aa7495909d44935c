import { properties } from '@writdesk/contract/properties/properties';
import { rosters } from '@writdesk/contract/rosters/rosters';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
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

const typedBefore = /What you typed before the page was reloaded is here again/;

test('a unit that is typed in through a reload is there again, and what another saved meanwhile is asked', async () => {
  const { propertyId, label, saveAs } = await ownUnit();
  const page = await personAt('client', `/properties/${propertyId}/units?search=${label}`);
  const edit = async () => {
    await page.getByRole('button', { name: `Edit unit ${label}` }).click();
    return page.getByRole('dialog', { name: `Edit unit ${label}` });
  };
  const dialog = await edit();
  const address = dialog.getByLabel('Own street address');
  await address.fill('12 Alder Court');
  await dialog.getByLabel('Bedrooms').fill('3');
  await page.reload();
  await saveAs('9 Other Lane');
  await page.reload();
  await edit();
  await dialog.getByRole('status').getByText(typedBefore).waitFor();
  expect(await dialog.getByLabel('Bedrooms').inputValue()).toBe('3');
  const choice = dialog.getByRole('group', { name: 'Own street address' });
  await choice.getByRole('radio', { name: /9 Other Lane Theirs/ }).waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  await choice.getByRole('radio', { name: /12 Alder Court Yours/ }).click();
  await saveAs('14 Third Street');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Saved once more in that moment: the server’s answer holds it, and it is asked again.
  await choice.getByRole('radio', { name: /14 Third Street Theirs/ }).waitFor();
  await choice.getByRole('radio', { name: /12 Alder Court Yours/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isOver(page);

  await edit();
  await expect.poll(() => address.inputValue()).toBe('12 Alder Court');
  expect(await dialog.getByText(typedBefore).count()).toBe(0);
  await address.fill('Thrown away');
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await isOver(page);
  await edit();
  expect(await address.inputValue()).toBe('12 Alder Court');
});

test('a reason and a new reminder wait through a reload, until they are thrown away', async () => {
  const page = await personAt('lawyer', '/reminders');
  const reminder = page.getByRole('dialog', { name: 'New reminder' });
  const text = reminder.getByLabel('Reminder', { exact: true });
  const open = () => page.getByRole('button', { name: 'New reminder' }).click();
  await open();
  await text.fill('Call the clerk about the room');
  await page.reload();
  await open();
  await reminder.getByText(typedBefore).waitFor();
  expect(await text.inputValue()).toBe('Call the clerk about the room');
  await reminder.getByRole('button', { name: 'Don’t set it' }).click();
  await isOver(page);
  await open();
  expect(await text.inputValue()).toBe('');

  const firm = await personAt('firm', '/rules/GA?part=proposals');
  const propose = () => firm.getByRole('button', { name: 'Propose a change' }).click();
  const reason = firm.getByRole('dialog').getByRole('textbox');
  await propose();
  await reason.fill('The county counts the days otherwise');
  await firm.reload();
  await propose();
  expect(await reason.inputValue()).toBe('The county counts the days otherwise');
  await firm.getByRole('button', { name: 'Not now' }).click();
  await isOver(firm);
  await propose();
  expect(await reason.inputValue()).toBe('');
});

/** A unit of its own, with a save of somebody else’s. */
async function ownUnit() {
  const client = await apiAs(baseUrl, 'client');
  const listed = await client.get(`${properties.list.url}?search=Elms&size=5`);
  const [property] = properties.list.reply.parse(listed.body).properties;
  const propertyId = property?.id ?? '';
  const url = rosters.saveUnit.url.replace('{propertyId}', propertyId);
  // A repeated journey finds the unit of the one before.
  const label = `F-${Date.now().toString(36)}`;
  const made = rosters.saveUnit.reply.parse((await client.post(url, { label })).body);
  const saveAs = (addressLine1: string) => client.post(url, { id: made.id, label, addressLine1 });
  return { propertyId, label, saveAs };
}

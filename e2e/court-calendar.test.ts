import { api } from '@writdesk/contract';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { tick, type, typeDay } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A court's closed days on its page: a storm and its undoing, a day of its own, a list from a file, a year confirmed.

afterEach(goHome);

/** The page of a court that no other journey needs. */
async function courtPage(page: Page, name: string): Promise<void> {
  const reader = await apiAs(baseUrl, 'client');
  const { body } = await reader.get(`${api.courthouses.list.url}?search=${name}`);
  const { courthouses } = api.courthouses.list.reply.parse(body);
  await page.goto(`${baseUrl}/courthouses/${courthouses[0]?.id ?? ''}`);
}
const calendarOf = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const dayOf = (page: Page, words: string | RegExp) =>
  calendarOf(page).locator('.year-day').filter({ hasText: words });

test('in Spanish the closed days have Spanish names, and on a phone the fees stand whole', async () => {
  const context = await openContext({ locale: 'es-US', viewport: sizes.phone });
  const page = await signIn(context, 'client', '/courthouses');
  await courtPage(page, 'DeKalb');
  await page.getByText('Día de Acción de Gracias').waitFor();
  await page
    .getByText(/^Tribunales de Georgia · /)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText('Thanksgiving Day').count()).toBe(0);
  const fees = page.locator('.fees-scroll');
  expect(await fees.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectSound(page);
  expect(await axe(page)).toEqual([]);
  await context.close();
});

test('a storm closes the court, the page says so, and it is undone', async () => {
  const page = await personAt('processor');
  await courtPage(page, 'DeKalb');
  // Two years ahead: the demonstration has nearer ones confirmed.
  const year = new Date().getFullYear() + 2;
  const calendar = calendarOf(page);
  await calendar.getByRole('button', { name: `The year after, ${year - 1}` }).click();
  await calendar.getByRole('button', { name: `The year after, ${year}` }).click();
  await calendar.getByText(`closed days in ${year}`).waitFor();
  await calendar.getByRole('heading', { name: `Nobody has confirmed ${year} for this court` }).waitFor();

  await calendar.getByRole('button', { name: 'Close the court' }).click();
  const question = page.getByRole('dialog', { name: /^Close / });
  await question.getByRole('button', { name: 'Close the court' }).click();
  await question.getByRole('link', { name: 'Enter the day.' }).waitFor();
  await question.getByRole('link', { name: 'Enter why it is closed.' }).click();
  await page.keyboard.type('Ice storm, roads closed');
  // A Friday to a Monday: the weekend is closed anyway.
  const friday = fridayIn(year, 2);
  await typeDay(question, 'First closed day', friday.text);
  await typeDay(question, /^Last closed day/, friday.mondayText);
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Close the court' }).click();

  const result = page.getByRole('dialog', { name: /is closed on/ });
  await result.getByText(/^Already closed: .*Saturday.*Sunday/).waitFor();
  expect(await axe(page)).toEqual([]);
  await result.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dayOf(page, 'Court closed: Ice storm, roads closed').count()).toBe(2);

  await dayOf(page, 'Court closed: Ice storm, roads closed')
    .first()
    .getByRole('button', { name: /^Undo the closure/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the closure' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await calendar.getByRole('heading', { name: 'Undone closures' }).waitFor();
  await expect.poll(() => dayOf(page, 'Ice storm, roads closed').count()).toBe(0);
});

test('a day is added, a list is taken whole or not at all, and the year is confirmed', async () => {
  // An administrator is asked whose calendar they mean.
  const page = await personAt('admin');
  await courtPage(page, 'Effingham');
  const calendar = calendarOf(page);
  const year = new Date().getFullYear();

  await calendar.getByRole('button', { name: 'Add a day' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a day to the calendar' });
  await adding.getByRole('button', { name: 'Add the day' }).click();
  await expect.poll(() => adding.getByRole('alert').getByRole('link').count()).toBe(3);
  await typeDay(adding, /^Day$/, `5/4/${year}`);
  await type(adding, 'What is the day called?', 'Founders’ Day');
  await type(adding, 'Where did you see it?', 'Order 26-7');
  await tick(adding, 'For which courts?', 'This court');
  // Who confirmed the state's days didn't know of this one: it is said before it is saved.
  await adding.getByText(new RegExp(`confirmed ${year} for Georgia courts`)).waitFor();
  expect(await axe(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add the day' }).click();
  await adding.waitFor({ state: 'detached' });
  await dayOf(page, 'Founders’ Day')
    .getByText(/This court · Order 26-7 · seen in the source/)
    .waitFor();

  await calendar.getByRole('button', { name: 'Import a list' }).click();
  const importing = page.getByRole('dialog', { name: 'Import a court’s list' });
  const give = (csv: string) =>
    importing.locator('input[type=file]').setInputFiles({
      name: 'court days.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
  await give(`date,name\n${year}-05-05,The day after\n${year}-02-30,No such day\n`);
  await importing.getByText('1 added, 0 changed, 0 unchanged, 1 refused').waitFor();
  await expect.poll(() => importing.getByRole('button', { name: 'Import the list' }).isDisabled()).toBe(true);
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    expect(await axe(page)).toEqual([]);
  }
  await give(`date,name\n${year}-05-05,The day after\n5/4/${year},Founders’ Day\n`);
  await importing.getByText('1 added, 0 changed, 1 unchanged, 0 refused').waitFor();
  await type(importing, 'Where did you see it?', 'The court’s web site');
  await importing.getByRole('button', { name: 'Import the list' }).click();
  await importing.waitFor({ state: 'detached' });
  await dayOf(page, 'The day after').waitFor();

  await calendar.getByRole('button', { name: 'Confirm this year' }).click();
  const confirming = page.getByRole('dialog', { name: `Confirm ${year}?` });
  await type(confirming, 'Where did you see it?', 'The clerk, by telephone');
  expect(await axe(page)).toEqual([]);
  await confirming.getByRole('button', { name: `Confirm ${year}` }).click();
  await confirming.waitFor({ state: 'detached' });
  await calendar.getByText(`${year} is confirmed`).waitFor();
  await expectSound(page);

  await dayOf(page, 'The day after')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the day' }).click();
  await dayOf(page, 'The day after').waitFor({ state: 'detached' });

  // Who keeps no courthouses reads the same, and changes nothing.
  const client = await personAt('client');
  await courtPage(client, 'Effingham');
  await calendarOf(client).getByText(`${year} is confirmed`).waitFor();
  await expect.poll(() => calendarOf(client).getByRole('button').count()).toBe(2);
});

/** The first Friday of a month and the Monday after it, as people type them. @param month from 1 */
function fridayIn(year: number, month: number): { text: string; mondayText: string } {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const day = 1 + ((5 - first.getUTCDay() + 7) % 7);
  return { text: `${month}/${day}/${year}`, mondayText: `${month}/${day + 3}/${year}` };
}

import type { Locator, Page } from 'playwright-core';

/** A page, or a part of it that holds questions: a dialog, a tenant's fields. */
type Place = Page | Locator;

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);

/** Types into the field that a label names. */
export async function type(place: Place, label: string | RegExp, text: string): Promise<void> {
  await place.getByLabel(label).fill(text);
}

/** Types a day and takes it, as a person does who does not want the calendar. */
export async function typeDay(place: Place, label: string | RegExp, day: string): Promise<void> {
  const field = place.getByLabel(label);
  await field.fill(day);
  await field.press('Enter');
}

/** Searches a list by typing and clicks the choice; the list itself stands at the end of the page. */
export async function choose(place: Place, label: string | RegExp, choice: string): Promise<void> {
  const field = place.getByLabel(label);
  await field.click();
  await field.fill(choice);
  await pageOf(place).locator('.ant-select-item-option:visible').filter({ hasText: choice }).first().click();
}

/** Answers a question that shows its choices as boxes. */
export async function tick(place: Place, question: string | RegExp, answer: string | RegExp): Promise<void> {
  await place.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
}

/** Days around today as the court counts them, in the form that people type. @param timeZone of that court. */
export function dayFromToday(days: number, timeZone = 'America/New_York'): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-US', { timeZone }).format(day);
}

/** A day of notice so long ago that three business days are over in any week, those of Thanksgiving and Christmas too. */
export const noticeDay = (): string => dayFromToday(-14);

/** A Wednesday of next week, on which a court of Georgia sits. */
export function daysToWednesday(): number {
  const weekday = new Date(dayFromToday(7)).getDay();
  return 7 + ((3 - weekday + 7) % 7);
}

/** A small photograph, as a telephone would send it. */
export async function makePhoto(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 40, clip: { x: 0, y: 0, width: 320, height: 200 } });
}

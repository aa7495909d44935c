import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { axe, expectSound, openContext, signIn, sizes } from './support/browser.ts';

let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

/** Florida’s three days over Thanksgiving, 2026. */
const threeDays =
  '/calculator?state=FL&event=NOTICE_EXPIRES&noticeServedOn=2026-11-25&reason=NONPAYMENT&caresCovered=NO';

describe('the calculator', () => {
  test('a link that says what cannot be read says so, and is counted without it', async () => {
    const page = await signIn(context, 'client', threeDays.replace('2026-11-25', '11/25/2026'));
    const told = page.getByRole('alert').filter({ hasText: 'can’t be read' });
    await told.getByText('Day the notice was given: “11/25/2026”').waitFor();
    await page.getByRole('heading', { name: 'One fact is missing' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Day the notice was given').fill('11/25/2026');
    await page.keyboard.press('Enter');
    await page.getByText('Wed Dec 2, 2026').waitFor();
    await expect.poll(() => told.count()).toBe(0);
  });

  test('by keyboard alone, from the palette to a printed count', async () => {
    const page = await signIn(context, 'client');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Deadline calc');
    await page.getByRole('option', { name: 'Deadline calculator' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Deadline calculator' }).waitFor();
    await page.getByText('No deadline calculated yet').waitFor();

    await pick(page, page.getByLabel('State', { exact: true }), 'Florida');
    await pick(page, page.getByLabel('Deadline to calculate'), 'Notice ends');
    const answer = page.getByRole('region', { name: 'Result' });
    await answer.getByRole('heading', { name: '3 facts are missing' }).waitFor();
    await answer.getByRole('button', { name: 'Day the notice was given' }).press('Enter');
    expect(await focused(page)).toBe('field-noticeServedOn');
    await page.keyboard.type('11/25/2026');
    await page.keyboard.press('Enter');
    await pick(page, page.getByLabel('Reason for the eviction'), 'Non-payment of rent');
    const cares = page.getByRole('radio', { name: 'No', exact: true });
    await cares.focus();
    await page.keyboard.press('Space');

    await answer.getByText('Wed Dec 2, 2026').waitFor();
    await answer.getByText('File on or after Thu Dec 3').waitFor();
    expect(await ledger(answer)).toEqual([
      'Wed Nov 25 start Notice given. This day never counts.',
      'Thu Nov 26 skipped Thanksgiving Day',
      'Fri Nov 27 skipped Friday after Thanksgiving',
      'Sat Nov 28 skipped Saturday',
      'Sun Nov 29 skipped Sunday',
      'Mon Nov 30 1',
      'Tue Dec 1 2',
      'Wed Dec 2 3 The notice ends at midnight',
      'Thu Dec 3 →action possible First day the case may be filed',
    ]);
    expect(new URL(page.url()).search).toContain('noticeServedOn=2026-11-25');

    const printed = page.evaluate(() => new Promise((done) => (window.print = () => done(true))));
    await page.getByRole('button', { name: 'Print' }).press('Enter');
    expect(await printed).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const words of [
      'Florida',
      'Wed Nov 25, 2026',
      'Fla. Stat. § 83.56(3)',
      'seen in a source',
      page.url(),
    ]) {
      await expect.poll(() => page.getByText(words).first().isVisible(), { message: words }).toBe(true);
    }
    await expect.poll(() => page.getByText(/^Printed \w{3} \d+, \d{4}.* by /).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByLabel('Deadline to calculate').isVisible()).toBe(false);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });

  test('a link gives the same count to somebody else, and on paper every day of a long one', async () => {
    const page = await signIn(context, 'crm', threeDays);
    const answer = page.getByRole('region', { name: 'Result' });
    await answer.getByText('Wed Dec 2, 2026').waitFor();
    const { origin } = new URL(page.url());
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    // Chosen by the address, which follows the click.
    await page.getByRole('radio', { name: 'Yes', exact: true }).click();
    await answer.getByText('Mon Dec 28, 2026').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${origin}${threeDays.replace('caresCovered=NO', 'caresCovered=YES')}`);

    const run = answer.getByRole('button', { name: '25 more days counted' });
    const inRun = answer.getByRole('row', { name: /^Tue Dec 8/ });
    await expect.poll(() => inRun.count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => inRun.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await run.click();
    await expect.poll(() => inRun.isVisible()).toBe(true);
  });

  test('hours are counted by the court’s clock through the night on which clocks change', async () => {
    const address = '/calculator?state=FL&event=LOCKOUT_NOTICE&writPostedAt=2026-03-07T10%3A00';
    const page = await signIn(context, 'lawyer', address);
    const answer = page.getByRole('region', { name: 'Result' });
    await answer.getByText('Sun Mar 8, 2026, 11:00 AM EDT').waitFor();
    await answer.getByText('Writ of possession posted at').waitFor();
    expect(await ledger(answer)).toEqual([
      'Sat Mar 7 14 h Writ of possession posted at 10:00, America/New_York. 10:00 to midnight',
      'Sun Mar 8 10 h 00:00 to 11:00',
    ]);
  });
});

describe('the dates of a case', () => {
  test('each opens its count next to its row, by keyboard, and gives the focus back', async () => {
    const page = await openDocketCase('lawyer');
    const dates = page.getByRole('region', { name: 'Dates' });
    const row = dates.locator('[data-why-row]').filter({ hasText: 'Notice ended' });
    await row.getByText(/^first day to file \w{3} \d+$/).waitFor();
    const why = row.getByRole('button', { name: /^Why this day: Notice ended/ });
    await why.press('Enter');
    const count = page.getByRole('dialog', { name: /^Why this day: Notice ended/ });
    await count.getByText('First day the case may be filed').waitFor();
    await count.getByText(/^O\.C\.G\.A\. § 44-7-50\(c\) · Georgia rules, version/).waitFor();
    await count.getByText(/checked by|Unverified/).waitFor();
    expect(await count.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    const [panel, beside] = [await count.boundingBox(), await row.boundingBox()];
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page), colorScheme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await count.waitFor({ state: 'hidden' });
    expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the first of a visit is shown whole, though its row is the last of the window', async () => {
    const page = await openDocketCase('lawyer');
    await page.reload();
    const why = page.getByRole('button', { name: /^Why this day: Notice ended/ });
    await why.evaluate((button) => button.closest('[data-why-row]')?.scrollIntoView({ block: 'end' }));
    await why.click();
    const count = page.getByRole('dialog', { name: /^Why this day: Notice ended/ });
    await count.getByText('First day the case may be filed').waitFor();
    // What a lawyer may do about the rule comes after the count.
    const last = count.getByRole('button', { name: 'Dispute' });
    await last.waitFor();
    const hidden = () =>
      count.evaluate((panel) => {
        const scrolled = panel.querySelector('.why-scroll');
        const { top, bottom } = panel.getBoundingClientRect();
        return {
          above: Math.max(0, -top),
          below: Math.max(0, bottom - innerHeight),
          scrolled: (scrolled?.scrollHeight ?? 0) - (scrolled?.clientHeight ?? 0),
        };
      });
    await expect.poll(hidden).toEqual({ above: 0, below: 0, scrolled: 0 });
    expect((await last.boundingBox())?.y).toBeLessThan(sizes.desk.height - 24);
  });

  test('on a phone the count lies under or over its row, never on it', async () => {
    const page = await openDocketCase('client');
    await page.setViewportSize(sizes.phone);
    const row = page.locator('[data-why-row]').filter({ hasText: 'Notice ended' });
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('button', { name: /^Why this day/ }).click();
    const count = page.getByRole('dialog', { name: /^Why this day/ });
    await count.getByText('First day the case may be filed').waitFor();
    const [panel, at] = [await count.boundingBox(), await row.boundingBox()];
    if (!panel || !at) throw new Error('The calculation or its row is not shown.');
    expect(panel.y >= at.y + at.height || panel.y + panel.height <= at.y).toBe(true);
    await expectSound(page);
  });
});

async function openDocketCase(account: 'lawyer' | 'client'): Promise<Page> {
  const page = await signIn(context, account, '/cases?status=ON_DOCKET');
  await page.locator('main a[href^="/cases/0"]').first().click();
  await page.getByRole('region', { name: 'Dates' }).or(page.locator('[data-why-row]')).first().waitFor();
  return page;
}

/** Chooses out of a list as the keyboard does: typing narrows it, Enter takes the first. */
async function pick(page: Page, field: Locator, choice: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(choice);
  await page.locator('.ant-select-item-option-active:visible').filter({ hasText: choice }).waitFor();
  await page.keyboard.press('Enter');
}

/** The lines of the day-by-day count, as they are read. */
async function ledger(answer: Locator): Promise<string[]> {
  // The calculation is fetched after its date.
  await answer.locator('tbody tr').first().waitFor();
  const rows = await answer.locator('tbody tr').evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll('th, td')]
        .map((cell) => cell.textContent.trim())
        .filter(Boolean)
        .join(' '),
    ),
  );
  return rows;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

/** How many sheets a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

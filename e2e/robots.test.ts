import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPortal, type StandInPortal } from '../court-stand-in/portal.ts';
import { skins } from '../court-stand-in/skins.ts';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { apiAs } from './support/api.ts';
import { type Account, expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { act, status } from './support/case-work.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { type } from './support/forms.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// A robot with a real browser files at a court of our own, while a person watches; the clerk sends the petition back, the site asks for
// a CAPTCHA, and somebody takes over and finishes it by hand. The court’s books say what has arrived.

const HOST = 'efile.court.test';
const PORTAL = 'Practice court of Fulton County';
const TENANT = 'Ostrowski';
const LIMIT_MS = 600_000;
/** A robot works in the background: a browser starts, and the site is visited page by page. */
const WORK_MS = 90_000;

let court: StandInPortal;
let writdesk: RunningWritdesk;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  court = await openPortal({ today: () => days.format(new Date()) });
  const variables = {
    DEMO_PASSWORD: inject('demoPassword'),
    ROBOT_BROWSER: findChromium() ?? '',
    ROBOT_UNSANDBOXED: 'true',
    ROBOT_INSIDE_HOSTS: `${HOST}=127.0.0.1:${court.port}`,
  };
  writdesk = await startWritdesk(variables, await demonstrationFolder());
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await writdesk.stop();
  await court.close();
});

async function person(account: Account, path: string): Promise<Page> {
  const context = await openContext();
  contexts.push(context);
  return signIn(context, account, path, writdesk.baseUrl);
}
const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).click();

// What a first attempt has filed is filed, so that no second one begins where it did.
test(
  'a person watches a robot file, be rejected, be taken over and finish',
  { timeout: LIMIT_MS, retry: 0 },
  async () => {
    await nameTheCourt();
    const worker = await apiAs(writdesk.baseUrl, 'processor');
    const jobs = rpaBotJobs.list.reply.parse((await worker.get(`${rpaBotJobs.list.url}?size=100`)).body);
    const job = jobs.rpaBotJobs.find(
      ({ stage, case: of }) => stage === 'READY_TO_SUBMIT' && of.title.includes(TENANT),
    );
    if (!job) throw new Error(`No filing against ${TENANT} waits for a yes.`);
    court.settings.feeCents = job.expectedFeeCents ?? 0;

    const page = await person('processor', '/robot-jobs');
    await expectSoundAtAllSizes(page);
    const sheet = await openJob(page);
    await press(sheet, 'Queue again');
    const strip = sheet.getByRole('list', { name: 'What the robot saw' });
    await strip.getByRole('img', { name: 'Picture: Review' }).waitFor({ timeout: WORK_MS });
    await expectSoundAt(page, [sizes.desk]);
    expect(court.ledger.envelopes, 'nothing leaves without a yes').toEqual([]);
    await press(sheet, /^Submit it for \$/);
    await sheet.getByText('With the clerk').waitFor({ timeout: WORK_MS });
    const [first] = court.ledger.standing(job.reference);
    await sheet.getByText(first?.number ?? 'no envelope').waitFor();

    court.ledger.reject(first?.number ?? '', {
      code: 'ILLEGIBLE',
      words: 'Page 2 of the affidavit can’t be read.',
      resubmitBy: null,
    });
    await press(sheet, 'Ask the clerk now');
    await sheet.getByText(/The clerk sent it back: ILLEGIBLE/).waitFor({ timeout: WORK_MS });
    await expectSoundAt(page, [sizes.desk]);

    await page.goto(`${writdesk.baseUrl}/cases/${job.case.id}`);
    await act(page, 'Send out again', async (dialog) => {
      await dialog.getByText('Replace the document that the clerk could not read').waitFor();
      await dialog.getByRole('checkbox', { name: /Every fix is done/ }).check();
    });

    court.faults.arrange('search', 'CAPTCHA');
    await page.goto(`${writdesk.baseUrl}/robot-jobs`);
    const again = await openJob(page);
    await press(again, 'Queue again');
    await again.getByText(/The site shows a CAPTCHA/).waitFor({ timeout: WORK_MS });
    await press(again, 'Take over');
    await again.getByText('Somebody does it by hand').waitFor();
    await expectSoundAt(page, [sizes.desk]);
    const number = await fileByHand(page, again, job.reference);
    await press(again, 'Record as done');
    const done = page.getByRole('dialog', { name: 'Record the job as done' });
    await type(done, 'The court’s number or envelope', number);
    await press(done, 'Record as done');
    await done.waitFor({ state: 'detached' });

    // What is with the clerk stands behind what waits for a person.
    await page.goto(`${writdesk.baseUrl}/robot-jobs?size=25`);
    const filed = await openJob(page);
    await filed.getByText('With the clerk').waitFor();
    court.ledger.accept(number, '26ED404040');
    await press(filed, 'Ask the clerk now');
    await filed.getByText('Accepted by the court').waitFor({ timeout: WORK_MS });
    await page.goto(`${writdesk.baseUrl}/cases/${job.case.id}`);
    await status(page, 'Filed');
    await page.getByText('26ED404040').first().waitFor();
    expect(court.ledger.doubles()).toEqual([]);
    expect(court.ledger.standing(job.reference)).toMatchObject([{ number, status: 'ACCEPTED' }]);
  },
);

/** The administrator sends the demonstration’s portal to the court of our own, and gives the sign-in there. */
async function nameTheCourt(): Promise<void> {
  const page = await person('firm', '/court-portals');
  await expectSoundAtAllSizes(page);
  const portal = page.getByRole('region', { name: PORTAL });
  await press(portal, 'Edit portal');
  const dialog = page.getByRole('dialog', { name: 'Edit portal' });
  await type(dialog, 'Address', `http://${HOST}`);
  await type(dialog, 'Seconds between two visits', '1');
  await press(dialog, 'Save portal');
  await dialog.waitFor({ state: 'detached' });
  await press(portal, 'Give the sign-in');
  const giving = page.getByRole('dialog', { name: 'Give the sign-in' });
  await type(giving, 'User name', court.account.username);
  await type(giving, 'Password', court.account.password);
  await press(giving, 'Give the sign-in');
  await giving.waitFor({ state: 'detached' });
}

async function openJob(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Actions for .*${TENANT}`) }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'File electronically' });
  await sheet.waitFor();
  return sheet;
}

/** Signs in at the court’s site and copies each value from the sheet into its form. @returns the number of the envelope. */
async function fileByHand(page: Page, sheet: Locator, reference: string): Promise<string> {
  const { paths, fields } = skins.PEACH;
  const site = await page.context().newPage();
  const field = (name: string) => site.locator(`[name="${name}"]`);
  const submit = () => site.locator('button[type=submit]').click();
  const valueOf = async (name: string) => {
    const shown = sheet.locator('dl > div, dl').filter({ has: page.getByText(name, { exact: true }) });
    return (await shown.last().locator('dd').first().innerText()).trim();
  };
  await site.goto(`${court.url}${paths.signIn}`);
  await field(fields.username).fill(court.account.username);
  await field(fields.password).fill(court.account.password);
  await submit();
  await site.getByRole('heading', { name: skins.PEACH.headings.home }).waitFor();
  await site.goto(`${court.url}${paths.parties}`);
  await field(fields.reference).fill(reference);
  await field(fields.caption).fill(await valueOf('Case title'));
  await field(fields.defendants).fill(await valueOf('Defendants'));
  await submit();
  await field(fields.document).setInputFiles({
    name: 'packet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await submit();
  await site.getByRole('heading', { name: skins.PEACH.headings.review }).waitFor();
  await submit();
  await site.getByRole('heading', { name: skins.PEACH.headings.envelope, exact: true }).waitFor();
  await site.close();
  const [envelope] = court.ledger.standing(reference);
  if (!envelope) throw new Error('Nothing has arrived at the court.');
  return envelope.number;
}

const expectSoundAtAllSizes = (page: Page) => expectSoundAt(page, [sizes.phone, sizes.desk]);

/** A page behind an open dialog keeps the layout of the width at which that was opened: such a page is looked at in that width. */
async function expectSoundAt(
  page: Page,
  widths: readonly (typeof sizes)[keyof typeof sizes][],
): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
  }
}

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceId } from '../server/seed/reference-id.ts';
import { apiAs, type Caller } from './support/api.ts';
import { expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';

const tablet = { width: 1024, height: 768 };
const CASES = '/api/case-service/case';
const DOCKETS = '/api/case-service/docket';

interface Waiting {
  id: string;
  tenantNames: string;
  status: string;
}

let processor: Caller;
let context: BrowserContext;
let docketId: string;
let waiting: Waiting[];

beforeAll(async () => {
  processor = await apiAs(baseUrl, 'processor');
  // Other journeys set dockets at courts where nothing waits.
  const courthouseId = referenceId('courthouse', 'ga-fulton');
  const { body } = await processor.get(
    `${DOCKETS}/list?courthouseId=${courthouseId}&open=true&sort=-hearingAt&size=1`,
  );
  const [last] = body['dockets'] as { hearingDate: string }[];
  const created = await processor.post(`${DOCKETS}/create`, {
    courthouseId,
    date: last?.hearingDate,
    time: '10:15',
    room: `Tablet room ${Date.now()}`,
  });
  docketId = String(created.body['id']);
  const suggested = await processor.get(`${DOCKETS}/suggestions/${docketId}`);
  waiting = (suggested.body['cases'] as Waiting[]).slice(0, 3);
  const applied = await processor.post(`${CASES}/bulk/apply-to-docket`, {
    caseIds: waiting.map(({ id }) => id),
    data: { docketId, reason: 'The clerk set it.' },
  });
  const results = applied.body['results'] as { ok: boolean }[];
  if (results.length < 3 || results.some(({ ok }) => !ok))
    throw new Error(`The docket has no three cases: ${JSON.stringify(results)}`);
  context = await openContext({ viewport: tablet });
});
afterAll(() => context.close());

const statusOf = async ({ id }: Waiting) => (await processor.get(`${CASES}/details/${id}`)).body['status'];
/** How many results the timeline of a case has. */
async function resultsOf({ id }: Waiting): Promise<number> {
  const { body } = await processor.get(`${CASES}/timeline/${id}?size=100`);
  const events = body['events'] as { kind: string }[];
  return events.filter(({ kind }) => kind === 'case.record-judgment').length;
}
const resultOf = (page: Page, { tenantNames }: Waiting) =>
  page.getByRole('group', { name: `Result of ${tenantNames}` });
const pressContinued = (page: Page, one: Waiting) =>
  resultOf(page, one).getByRole('button', { name: 'Continued' }).click();
const rowOf = (page: Page, { tenantNames }: Waiting) => page.locator('tbody', { hasText: tenantNames });

/** What lies in the browser, as one text: names of records, and their bytes read as letters. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const db = await wait(indexedDB.open('writdesk-court-day'));
    const rows = (await wait(db.transaction('records').objectStore('records').getAll())) as {
      name: string;
      sealed: ArrayBuffer;
    }[];
    const keys = await wait(db.transaction('keys').objectStore('keys').count());
    db.close();
    const texts = rows.map(({ sealed }) => new TextDecoder().decode(sealed)).join(' ');
    return { names: rows.map(({ name }) => name.split('.')[0]), keys, texts };
  });

test('an offer is set on the docket by keyboard, and stands on the sheet', async () => {
  const [one] = waiting;
  if (!one) return expect.unreachable();
  const office = await openContext({ viewport: sizes.desk });
  const page = await signIn(office, 'processor', `/dockets/${docketId}`);
  const row = page.getByRole('listitem').filter({ hasText: one.tenantNames.split(',')[0] ?? '' });
  await row.getByRole('button', { name: /^Offer for / }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^What is .* offered/ });
  await dialog.getByLabel('Offer').fill('Keys by Friday, costs waived');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('Offer: Keys by Friday, costs waived').waitFor();
  await page.getByRole('link', { name: 'Court-day sheet' }).click();
  await rowOf(page, one).getByText('Keys by Friday, costs waived').waitFor();
  await office.close();
});

test('a tablet loses its connection twice and is closed once, and no result is lost or counted twice', async () => {
  const [first, second, third] = waiting;
  if (!first || !second || !third) return expect.unreachable();
  let page = await signIn(context, 'lawyer', `/dockets/${docketId}`);
  await page.getByRole('link', { name: 'Court-day sheet' }).click();
  await resultOf(page, first).waitFor();
  // The page and its files are kept, and the worker that answers with them is there.
  await page.waitForFunction(async () => {
    const files = await (await caches.open('writdesk-court-day')).keys();
    const workers = await navigator.serviceWorker.getRegistrations();
    return files.length > 5 && workers.some(({ active }) => active?.state === 'activated');
  });
  await expectSound(page);

  // The first time: a press is undone, then made again.
  await context.setOffline(true);
  await page.getByText('No signal, results kept here').waitFor();
  await pressContinued(page, first);
  await page.getByText('One result isn’t sent yet').waitFor();
  await rowOf(page, first).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('isn’t sent yet').waitFor({ state: 'detached' });
  await pressContinued(page, first);
  await page.getByText('One result isn’t sent yet').waitFor();
  await context.setOffline(false);
  await rowOf(page, first).getByText('recorded').waitFor({ timeout: 40_000 });
  expect(await statusOf(first)).toBe(first.status);

  const earlierResults = await resultsOf(third);
  // The second time it is closed, and the office is faster with one of the cases.
  await context.setOffline(true);
  await page.getByText('No signal, results kept here').waitFor();
  await pressContinued(page, second);
  await pressContinued(page, third);
  await page.getByText('2 results aren’t sent yet').waitFor();
  await page.close();
  const taken = await processor.post(`${CASES}/remove-from-docket/${third.id}`, {
    comment: 'The tenant paid this morning.',
  });
  expect(taken.status).toBe(200);
  page = await context.newPage();
  await page.goto(`${baseUrl}/dockets/${docketId}/sheet`);
  await page.getByText('2 results aren’t sent yet').waitFor();
  await rowOf(page, first).getByText('recorded').waitFor();
  const kept = await keptIn(page);
  // In the order of their names.
  expect(kept.names).toEqual(['entered', 'entered', 'fetched']);
  for (const { tenantNames } of waiting) expect(kept.texts).not.toContain(tenantNames);

  // Back again: one is recorded, the other stands next to what the office did.
  await context.setOffline(false);
  await rowOf(page, second).getByText('recorded').waitFor({ timeout: 60_000 });
  expect(await statusOf(second)).toBe(second.status);
  const conflict = page.getByRole('region', { name: `Result of ${third.tenantNames}` });
  await conflict.getByText('Yours,').waitFor();
  await conflict.getByText('At the office,').waitFor();
  await page.setViewportSize(sizes.phone);
  await expectSound(page);
  await page.setViewportSize(tablet);
  await conflict.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByText('needs your decision').waitFor({ state: 'detached' });
  expect(await resultsOf(third), 'theirs is kept: nothing was recorded').toBe(earlierResults);

  // Signing out takes everything along.
  await page.goto(`${baseUrl}/dockets/${docketId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /Josephine/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await page.locator('input[name="username"]').waitFor();
  expect(await keptIn(page)).toEqual({ names: [], keys: 0, texts: '' });
  expect(await page.evaluate(() => caches.has('writdesk-court-day'))).toBe(false);
}, 240_000);

test('dockets stand in a list and a calendar, on a phone too', async () => {
  const desk = await openContext();
  const page = await signIn(desk, 'processor', '/dockets');
  await page.getByRole('heading', { level: 1, name: 'Dockets' }).waitFor();
  await expectSound(page);
  await page.getByText('Month', { exact: true }).click();
  await page.getByRole('button', { name: 'Later' }).waitFor();
  await expectSound(page);
  await page.setViewportSize(sizes.phone);
  await expectSound(page);
  await page.goto(`${baseUrl}/dockets/${docketId}`);
  await page.getByText('Cases to apply').waitFor();
  await expectSound(page);
  await desk.close();
}, 120_000);

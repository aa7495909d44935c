import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@writdesk/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, axe, expectSound, openContext, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { apiAs, type Caller } from './support/api.ts';
import { goHome, personAt } from './support/people.ts';

/**
 * Screens, with those for whom they look different. `:status` stands for a case in that status. The firm's administrator also
 * opens every address of the table of screens that stands nowhere here.
 */
const named: readonly (readonly [Account, string])[] = [
  ['client', '/'],
  ['processor', '/'],
  ['lawyer', '/'],
  ['firm', '/'],
  ['crm', '/'],
  ['admin', '/'],
  ['processor', '/cases'],
  ['client', '/cases'],
  ['processor', '/cases?search=no+such+tenant'],
  ['client', '/cases/new'],
  ['client', '/cases/:DRAFT/edit'],
  ['client', '/cases/:RETURNED_TO_CLIENT'],
  ['processor', '/cases/:INITIAL_CHECK'],
  ['lawyer', '/cases/:REVIEW'],
  ['lawyer', '/cases/:ON_DOCKET'],
  ['processor', '/cases/:JUDGMENT_RECORDED'],
  ['client', '/calculator'],
  ['processor', '/calculator?state=GA&event=NOTICE_EXPIRES'],
  [
    'lawyer',
    '/calculator?state=FL&event=NOTICE_EXPIRES&noticeServedOn=2026-11-25&reason=NONPAYMENT&caresCovered=YES',
  ],
  ['client', '/properties'],
  ['crm', '/properties'],
  ['client', '/properties/new'],
  ['crm', '/properties/new'],
  ['client', '/properties/:property'],
  ['processor', '/properties/:property'],
  ['client', '/property-owners'],
  ['crm', '/property-owners/new'],
  ['client', '/property-owners/:owner'],
  ['processor', '/property-owners/:owner'],
  ['processor', '/writs'],
  ['client', '/writs'],
  ['processor', '/courthouses'],
  ['client', '/courthouses/:courthouse'],
  ['firm', '/invites/firm'],
  ['firm', '/invites/firm?status=ACCEPTED'],
  ['admin', '/invites/firm'],
  ['client', '/invites/client'],
  ['crm', '/invites/client'],
  ['admin', '/users'],
  ['firm', '/users'],
  ['client', '/users'],
  ['firm', '/online-payments'],
  ['firm', '/firm-seal'],
  ['firm', '/company'],
  ['client', '/company'],
  ['admin', '/company'],
  ['admin', '/clients'],
  ['processor', '/clients'],
  ['admin', '/clients/monthly'],
  ['crm', '/clients/:client'],
  ['lawyer', '/clients/:client'],
  ['admin', '/onboarding'],
  ['client', '/onboarding'],
  ['lawyer', '/profile'],
  ['client', '/profile'],
  ['client', '/settings'],
  ['lawyer', '/notifications/preferences'],
  ['client', '/notifications/preferences'],
  ['lawyer', '/settings'],
  ['firm', '/audits'],
  ['firm', '/reminders'],
  ['firm', '/dashboard'],
  ['client', '/dashboard'],
  ['admin', '/dashboard?range=all'],
  ['firm', '/cases/history'],
  ['client', '/cases/county/13121'],
  ['client', '/audits?toStatus=INTAKE'],
  ['firm', '/bill-items'],
  ['admin', '/bill-items'],
  ['firm', '/special-approvals'],
  ['firm', '/reminder-rules'],
  ['firm', '/location-mappings'],
  ['firm', '/account-mappings'],
  ['firm', '/ledger/export'],
  ['firm', '/documents'],
  ['lawyer', '/documents/places'],
  ['processor', '/documents/new'],
  ['firm', '/support-access'],
  ['admin', '/support-access'],
  ['processor', '/rules'],
  ['admin', '/rules'],
  ['lawyer', '/rules/GA'],
  ['firm', '/rules/US?part=proposals'],
  ['admin', '/rules/GA?part=history'],
  ['lawyer', '/rules/moved'],
  ['firm', '/workflows'],
  ['processor', '/workflows/:workflow'],
  ['firm', '/workflows/:workflow?part=versions'],
  ['admin', '/cases/:REVIEW'],
  ['firm', '/invoices'],
  ['client', '/invoices'],
  ['firm', '/aging'],
  ['client', '/statement'],
  ['client', '/trust/statement'],
  ['firm', '/trust'],
  ['firm', '/trust/balances'],
  ['firm', '/trust/statement?clientId=:client'],
  ['firm', '/trust/reconciliations'],
  ['lawyer', '/trust/reconciliations/:month'],
  ['firm', '/trust/earned'],
  ['firm', '/bank'],
  ['firm', '/bank/statements'],
  ['firm', '/bank/accounts'],
  ['firm', '/invoice-runs'],
  ['firm', '/payments'],
  ['firm', '/checks'],
  ['firm', '/mail'],
  ['firm', '/exceptions'],
  ['firm', '/robot-jobs'],
  ['client', '/reports'],
  ['client', '/feeds'],
  ['firm', '/court-portals'],
  ['processor', '/docket-lines'],
  ['firm', '/ledger'],
  ['lawyer', '/special-approvals/waiting'],
  ['admin', '/firms'],
  ['client', '/month-filing'],
  ['processor', '/dockets'],
  ['lawyer', '/notifications'],
  ['firm', '/map'],
  ['lawyer', '/cases/sealed'],
  ['client', '/sweep'],
  ['lawyer', '/sweep'],
  ['admin', '/mailbox'],
  ['client', '/no-such-screen'],
  ['client', '/properties/import'],
  ['client', '/properties/imports'],
];

const folder = join(import.meta.dirname, '../web/src/screens');
const opened = new Set(named.map(([, address]) => address.replace(/\?.*/, '')));
const others = globSync('*.ts', { cwd: folder })
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/path: '([^'$]+)'/g)])
  .flatMap(([, path = '']) => (opened.has(path) ? [] : [['firm', path] as const]));
const visits = [...named, ...others];

type Look = { size: keyof typeof sizes; theme: 'light' | 'dark' };
/** Crosswise: every screen in both sizes and both themes, and each of the four looks on half of the screens. */
const crosswise: readonly (readonly Look[])[] = [
  [
    { size: 'desk', theme: 'light' },
    { size: 'phone', theme: 'dark' },
  ],
  [
    { size: 'desk', theme: 'dark' },
    { size: 'phone', theme: 'light' },
  ],
];
const looks = crosswise.flat();

const accounts = [...new Set(visits.map(([account]) => account))];

describe.each(accounts)('the screens of %s', (account) => {
  let page: Page;
  let person: Caller;
  beforeAll(async () => {
    person = await apiAs(baseUrl, account);
    page = await personAt(account);
  });
  afterAll(goHome);

  const paths = visits.filter(([of]) => of === account).map(([, path], index) => ({ path, index }));
  test.each(paths)('$path', async ({ path, index }) => {
    await goTo(page, await addressOf(person, path));
    for (const { size, theme } of crosswise[index % crosswise.length] ?? []) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.locator('main h1').first().waitFor();
      await expectSound(page);
    }
    await page.setViewportSize(sizes.desk);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  });
});

test('the sign-in and registration pages, light and dark, on a desktop and on a phone', async () => {
  for (const { size, theme } of looks) {
    const context = await openContext({ viewport: sizes[size], colorScheme: theme });
    const page = await context.newPage();
    await page.goto(baseUrl);
    await page.locator('input[name="password"]').waitFor();
    expect(await axe(page), `${size} ${theme}`).toEqual([]);
    await page.getByRole('link', { name: /register/i }).click();
    await page.locator('input[name="firstName"]').waitFor();
    expect(await axe(page), `registration, ${size} ${theme}`).toEqual([]);
    await context.close();
  }
});

/** As a link in the app does; a page that is open already is loaded again with what its address says. */
async function goTo(page: Page, address: string): Promise<void> {
  const to = new URL(address, baseUrl);
  if (to.pathname === new URL(page.url()).pathname) return void (await page.goto(to.href));
  await page.evaluate((next) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState({}, '', next);
  }, address);
  const arrived = page.locator('main h1:not([data-left])').first();
  // Two cases share one heading.
  await arrived.waitFor({ timeout: 2_000 }).catch(() => page.goto(to.href));
}

/** Fills in what a path leaves open, with a record that the account sees. */
async function addressOf(person: Caller, path: string): Promise<string> {
  const open = /:(\w+)/.exec(path)?.[1];
  if (!open) return path;
  const lists: Readonly<Record<string, string>> = {
    courthouse: `${api.courthouses.list.url}?search=Fulton`,
    property: `${api.properties.list.url}?size=1`,
    client: `${api.clients.list.url}?size=1`,
    owner: `${api.propertyOwners.list.url}?size=1`,
    workflow: `${api.workflows.list.url}?size=1&status=PUBLISHED`,
    month: `${api.trustReconciliations.list.url}?size=1`,
  };
  const { body } = await person.get(lists[open] ?? `${api.cases.list.url}?size=1&status=${open}`);
  const [found] = (body['cases'] ??
    body['courthouses'] ??
    body['properties'] ??
    body['clients'] ??
    body['owners'] ??
    body['workflows'] ??
    body['reconciliations']) as {
    id: string;
  }[];
  // A month is named by its account and itself, the two parts of its address.
  const id = found?.id.replace(' ', '/');
  if (!id) throw new Error(`The demo firm has no record for ${path}.`);
  return path.replace(`:${open}`, id);
}

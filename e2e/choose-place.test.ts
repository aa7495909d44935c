import { api } from '@writdesk/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { expectSound, openContext, sizes } from './support/browser.ts';
import { mailedLink as linkFor } from './support/mail.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { finishRegistration, register } from './support/provider.ts';

// Several organizations invite one person, who chooses which one they work for. A place is taken by the link of its own mail alone.
const password = 'a garden behind the house';
const newPassword = 'two gardens behind the house';
const INVITE_LINK = /\S+\/invite\/[A-Za-z0-9]+/;
const looks = [
  { viewport: sizes.desk, colorScheme: 'light' },
  { viewport: sizes.desk, colorScheme: 'dark' },
  { viewport: sizes.phone, colorScheme: 'light' },
  { viewport: sizes.phone, colorScheme: 'dark' },
] as const;
let admin: Caller;
let firm: { id: string; name: string };
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  admin = await apiAs(baseUrl, 'admin');
  const { body } = await admin.get(`${api.invites.roles.url}?type=firm`);
  firm = (body['firms'] as (typeof firm)[])[0] ?? { id: '', name: '' };
});
beforeEach(async () => {
  context = await openContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const newAddress = () => `n${crypto.randomUUID().slice(0, 12)}@example.com`;
const mailedLink = (to: string, look: RegExp, given: { subject?: string; except?: string[] } = {}) =>
  linkFor(admin, { to, look, ...given });

async function inviteToFirm(email: string): Promise<string> {
  const body = { email, roles: ['case_processor'], firmId: firm.id };
  expect((await admin.post(api.invites.createFirm.url, body)).status).toBe(201);
  return mailedLink(email, INVITE_LINK, { subject: firm.name });
}
async function inviteToCompany(email: string, company: string): Promise<void> {
  expect((await admin.post(api.invites.createClient.url, { email, company })).status).toBe(201);
}
async function openAndRegister(link: string, email: string): Promise<void> {
  await page.goto(link);
  const newcomer = { firstName: 'Inés', lastName: 'Otero', email, password };
  await register(page, newcomer);
  await finishRegistration(page, newcomer, mailedLink);
}
const home = () =>
  page
    .getByRole('link', { name: /^Cases/ })
    .first()
    .waitFor();

test('whoever has several invites sees them all in both languages, and joins the one whose link they opened', async () => {
  const email = newAddress();
  await inviteToCompany(email, 'Otero Homes');
  await openAndRegister(await inviteToFirm(email), email);
  await page.getByRole('heading', { level: 1, name: 'Choose where you work' }).waitFor();
  await page.getByText(`Several organizations invite ${email}.`).waitFor();
  await page.getByRole('heading', { level: 2, name: firm.name }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Otero Homes' }).waitFor();
  // The company has to be joined by the link of its own mail.
  await expect.poll(() => page.getByRole('button', { name: /^Join / }).count()).toBe(1);
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Elija dónde trabaja' }).waitFor();
  await page.getByRole('button', { name: `Entrar en ${firm.name}` }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: `Join ${firm.name}` }).click();
  await home();
});

test('the link of another invite is mailed again, and leads there', async () => {
  const email = newAddress();
  await inviteToCompany(email, 'Otero Homes');
  const first = await mailedLink(email, INVITE_LINK);
  const ofFirm = await inviteToFirm(email);
  await openAndRegister(ofFirm, email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByText(`The link is on its way to ${email}.`).waitFor();
  await expectSound(page);
  await page.goto(await mailedLink(email, INVITE_LINK, { except: [first, ofFirm] }));
  await page.getByRole('button', { name: 'Join Otero Homes' }).click();
  await page.waitForURL(`${baseUrl}/onboarding`);
});

// Keycloak asks everybody to confirm the address, so nobody comes there without having done so.
test.skipIf(inject('keycloak') !== undefined)(
  'whoever registered by an invite and did not accept it finds it again, with a new link',
  async () => {
    const email = newAddress();
    const link = await inviteToFirm(email);
    await page.route('**/invites/accept', (route) => route.abort('connectionrefused'), { times: 1 });
    await openAndRegister(link, email);
    await page.getByRole('heading', { level: 1, name: 'The invite can’t be opened now' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${baseUrl}/cases`);
    await page.getByRole('heading', { level: 1, name: 'Choose where you work' }).waitFor();
    await page.getByText(`These invites wait for ${email}.`).waitFor();
    await page.getByRole('button', { name: 'Register a company of my own' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Mail me the link' }).click();
    await page.getByText(`The link is on its way to ${email}.`).waitFor();
    await page.goto(await mailedLink(email, INVITE_LINK, { except: [link] }));
    await home();
  },
);

test('whoever belongs to a firm says that they leave it before they join the company that invites them', async () => {
  const email = newAddress();
  const first = await inviteToFirm(email);
  await openAndRegister(first, email);
  await home();
  const second = await context.newPage();
  await second.goto(`${baseUrl}/cases`);
  await second
    .getByRole('link', { name: /^Cases/ })
    .first()
    .waitFor();
  await inviteToCompany(email, 'Otero Homes');
  await page.goto(await mailedLink(email, INVITE_LINK, { except: [first] }));
  await page.getByRole('heading', { level: 1, name: 'You already belong to an organization' }).waitFor();
  await page.getByText(/invites you to join Otero Homes \(/).waitFor();
  await page.getByText(`${email} works for ${firm.name}`).waitFor();
  await page.getByText(/Whoever reads the mail of that address can set a new password/).waitFor();
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: `Quedarme en ${firm.name}` }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: `Leave ${firm.name} and accept the invite` }).click();
  await page.waitForURL(`${baseUrl}/onboarding`);
  // A tab that was open at the former place starts again.
  await second.waitForURL(`${baseUrl}/onboarding`);
});

// Keycloak has pages of its own for a new password, and its adapter a test on a real one.
test.skipIf(inject('keycloak') !== undefined)(
  'whoever was deactivated opens their account again by the link of another organization’s invite',
  async () => {
    const email = newAddress();
    const link = await inviteToFirm(email);
    await openAndRegister(link, email);
    await home();
    const { body } = await admin.get(`${api.users.list.url}?search=${encodeURIComponent(email)}`);
    const id = (body['users'] as { id: string }[])[0]?.id ?? '';
    const left = await admin.put(api.users.update.url.replace('{id}', id), { active: false });
    expect(left.status).toBe(200);

    await inviteToCompany(email, 'Otero Homes');
    const toCompany = await mailedLink(email, INVITE_LINK, { except: [link] });
    await context.close();
    context = await openContext();
    page = await context.newPage();
    await page.goto(toCompany);
    await page.getByRole('heading', { level: 1, name: 'Your account is deactivated' }).waitFor();
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { level: 1, name: 'Su cuenta está desactivada' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(/Whoever reads the mail of that address can set a new password/).waitFor();
    await page.getByRole('button', { name: 'Open my account again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await expectSound(page);

    const tab = await context.newPage();
    await tab.goto(await mailedLink(email, /\S+action-token\?key=\S+/, { subject: 'Set a new password' }));
    await tab.getByLabel('New password').fill(newPassword);
    await tab.getByLabel('Confirm password').fill(newPassword);
    await tab.getByRole('button', { name: 'Save the password' }).click();
    await tab.getByRole('heading', { name: /Your new password is set/ }).waitFor();
    // The sign-in in this tab leads to the invite, whose page may be closed by now.
    await page.close();
    await tab.getByRole('link', { name: 'Continue', exact: true }).click();
    await tab.locator('input[name="username"]').fill(email);
    await tab.locator('input[name="password"]').fill(newPassword);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await tab.waitForURL(`${baseUrl}/onboarding`);
  },
);

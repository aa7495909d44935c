import { api } from '@writdesk/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { mailedLink as linkFor } from './support/mail.ts';
import {
  confirmAddress,
  finishRegistration,
  keptBy,
  listenToProvider,
  register,
  registrationShown,
  signInAnew,
  signInShown,
} from './support/provider.ts';
import { baseUrl } from './support/own-writdesk.ts';

// An invite link, from the email to the first page: rule 5 of the specification's authentication, and what is kept on the way.
const alertText =
  'This invite link is for a different user. You have been logged out and will now proceed with the invite link';
const password = 'a garden behind the house';
let admin: Caller;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  admin = await apiAs(baseUrl, 'admin');
});
beforeEach(async () => {
  context = await openContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const newAddress = () => `n${crypto.randomUUID().slice(0, 12)}@example.com`;

interface Invited {
  id: string;
  email: string;
  link: string;
  code: string;
}

/** Invites somebody, and reads the link in their mail. */
async function invite(url: string, body: Record<string, unknown>, before?: Invited): Promise<Invited> {
  const email = before?.email ?? newAddress();
  const reply = await admin.post(url, { ...body, email });
  expect(reply.status).toBe(201);
  const look = /\S+\/invite\/[A-Za-z0-9]+/;
  const link = await linkFor(admin, { to: email, look, ...(before && { except: [before.link] }) });
  return { id: String(reply.body['id']), email, link, code: link.split('/').at(-1) ?? '' };
}

const mailedLink = (to: string, look: RegExp, subject = '') => linkFor(admin, { to, look, subject });

/** @param before an invite of the same person. */
const inviteOwner = (before?: Invited) =>
  invite(
    api.invites.createClient.url,
    { firstName: 'Inés', lastName: 'Otero', company: 'Otero Homes' },
    before,
  );

async function inviteToFirm(): Promise<Invited> {
  const { body } = await admin.get(`${api.invites.roles.url}?type=firm`);
  const [firm] = body['firms'] as { id: string }[];
  return invite(api.invites.createFirm.url, { roles: ['case_processor'], firmId: firm?.id });
}

/** As a person sees it who comes from their mail for the first time. */
async function openAndRegister({ link, email }: Invited): Promise<void> {
  await page.goto(link);
  await registrationShown(page);
  await registerInvited(email);
}

/** The same for an invite to this address, which is accepted on the way. */
async function registerInvited(email: string): Promise<void> {
  await registerAs(email);
  await signInAnew(page, { email, password }, mailedLink);
}

/** Sends the registration, and goes as far as the provider wants to go for it. */
async function registerAs(email: string): Promise<void> {
  const newcomer = { firstName: 'Inés', lastName: 'Otero', email, password };
  await register(page, newcomer);
  await finishRegistration(page, newcomer, mailedLink);
}

const rolesOf = (token: string) =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      realm_access?: { roles?: string[] };
    }
  ).realm_access?.roles ?? [];

test('somebody new of a company: registration filled in, the invite accepted, a token with the role, then onboarding', async () => {
  const invited = await inviteOwner();
  const provider = listenToProvider(context);
  await page.goto(invited.link);
  expect(await registrationShown(page)).toEqual({
    firstName: 'Inés',
    lastName: 'Otero',
    email: invited.email,
  });
  await page.getByRole('heading', { level: 1, name: 'Register your company' }).waitFor();
  expect(provider.signIns.map(({ isRegistration }) => isRegistration)).toEqual([true]);
  expect(await keptBy(page)).toMatchObject({
    userCode: invited.code,
    inviteCode: null,
    isClient: 'true',
    redirectUrl: null,
  });
  const zone = page.waitForRequest((request) => request.url().includes('/users/user-info'));
  await registerInvited(invited.email);
  await page.waitForURL(`${baseUrl}/onboarding`);
  await page.locator('main h1').first().waitFor();
  expect(rolesOf(provider.tokens().access_token)).toContain('client_owner');
  // Whoever signs in again after the acceptance has the new role from the start.
  expect(provider.refreshes()).toBe(inject('keycloak') ? 0 : 1);
  expect(new URL((await zone).url()).searchParams.get('timeZone')).toBe('America/New_York');
  expect(await keptBy(page)).toMatchObject({ userCode: null, inviteCode: null, isClient: 'true' });
});

test('whoever works for a firm leaves it by the link of a company’s invite: their other browsers are out, and their token has the new role alone', async () => {
  const hired = await inviteToFirm();
  const provider = listenToProvider(context);
  await openAndRegister(hired);
  const casesOf = (tab: Page) => tab.getByRole('link', { name: /^Cases/ }).first();
  await casesOf(page).waitFor();
  await page.goto(`${baseUrl}/cases`);
  await casesOf(page).waitFor();
  const other = await openContext();
  try {
    const tab = await other.newPage();
    const signInThere = async () => {
      await signInShown(tab);
      await tab.locator('input[name="username"]').fill(hired.email);
      await tab.locator('input[name="password"]').fill(password);
      await tab.locator('[type="submit"]').first().click();
    };
    await tab.goto(baseUrl);
    await signInThere();
    await casesOf(tab).waitFor();

    await page.goto((await inviteOwner(hired)).link);
    await page.getByRole('heading', { level: 1, name: 'You already belong to an organization' }).waitFor();
    await page.getByText(/invites you to join Otero Homes \(/).waitFor();
    await page.getByRole('button', { name: /^Leave .+ and accept the invite$/ }).click();
    await signInAnew(page, { email: hired.email, password }, mailedLink);
    await page.waitForURL(`${baseUrl}/onboarding`);
    const held = () => rolesOf(provider.tokens().access_token).filter((role) => /^(client|case)_/.test(role));
    await expect.poll(held).toEqual(['client_owner']);

    await tab.goto(`${baseUrl}/cases`);
    await signInThere();
    await tab.waitForURL(`${baseUrl}/onboarding`);
  } finally {
    await other.close();
  }
});

const note = () => page.getByRole('region', { name: 'Registration of the company' });

test('whoever left the registration of their company is led to it again, and others of the company see who finishes it', async () => {
  const invited = await inviteOwner();
  await openAndRegister(invited);
  await page.waitForURL(`${baseUrl}/onboarding`);
  await page.getByRole('heading', { level: 1, name: 'Register the company' }).waitFor();

  const answer = page.waitForResponse((response) => response.url().includes('/users/user-info'));
  await page.goto(`${baseUrl}/cases`);
  const { user } = (await (await answer).json()) as { user: { clientId: string } };
  await page.waitForURL(`${baseUrl}/onboarding`);
  await page.getByRole('heading', { level: 1, name: 'Register the company' }).waitFor();
  await expect.poll(() => note().count()).toBe(0);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await note().getByText('The registration of Otero Homes isn’t finished.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Nothing waits for you' }).waitFor();
  await expectFit();
  await note().getByRole('link', { name: 'Continue the registration' }).click();
  await page.waitForURL(`${baseUrl}/onboarding`);

  await context.close();
  context = await openContext();
  page = await context.newPage();
  const colleague = { roles: ['client_ap'], clientId: user.clientId };
  await openAndRegister(await invite(api.invites.createClientUser.url, colleague));
  await note().getByText('Until the owner of the company finishes it').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => note().getByRole('link').count()).toBe(0);
  await expectFit();
});

async function joiningShown(): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await page.getByText('You were invited. One step, then you are in.').waitFor();
  await expect.poll(() => page.getByText(/your company/i).count()).toBe(0);
}

test('somebody without a firm or company reaches what is their own, and is led to the registration from all else', async () => {
  const email = newAddress();
  await page.goto(baseUrl);
  await page.getByRole('link', { name: 'Register your company' }).click();
  await page.getByRole('heading', { level: 1, name: 'Register your company' }).waitFor();
  await registerAs(email);
  await confirmAddress(page, { email, password }, mailedLink);
  await page.waitForURL(`${baseUrl}/onboarding`);
  await page.goto(`${baseUrl}/settings`);
  await page.getByRole('heading', { level: 1, name: 'Security settings' }).waitFor();
  await page.goto(`${baseUrl}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await page.goto(`${baseUrl}/cases`);
  await page.waitForURL(`${baseUrl}/onboarding`);
});

test('somebody new of a firm: only what the invite knows is filled in, and they start at home', async () => {
  const invited = await inviteToFirm();
  await page.goto(invited.link);
  expect(await registrationShown(page)).toEqual({ firstName: '', lastName: '', email: invited.email });
  await joiningShown();
  // Gone over to the sign-in and back, they register no company still.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create your account' }).click();
  await joiningShown();
  expect(await keptBy(page)).toMatchObject({
    userCode: null,
    inviteCode: invited.code,
    isClient: 'false',
  });
  await registerInvited(invited.email);
  await page.waitForURL(`${baseUrl}/`);
  await page
    .getByRole('link', { name: /^Cases/ })
    .first()
    .waitFor();
  expect(await keptBy(page)).toMatchObject({ userCode: null, inviteCode: null, isClient: 'false' });
});

test('somebody signed in opens an invite link: alerted in the specification’s words, signed out, and led on', async () => {
  const invited = await inviteOwner();
  await (await signIn(context, 'processor', '/cases')).close();
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    expect(dialog.type()).toBe('alert');
    await dialog.accept();
  });
  await page.goto(invited.link);
  expect(await registrationShown(page)).toMatchObject({ email: invited.email });
  expect(said).toEqual([alertText]);
  expect((await keptBy(page)).userCode).toBe(invited.code);
  // Signed out at the provider, too: another tab is asked for a password.
  const other = await context.newPage();
  await other.goto(`${baseUrl}/cases`);
  await signInShown(other);
  // Who has just registered is not asked to leave again.
  await registerInvited(invited.email);
  await page.waitForURL(`${baseUrl}/onboarding`);
  expect(said).toHaveLength(1);
});

test('a code with anything but letters and digits is no invite link', async () => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/verify-invite/') && asked.push(request.url())),
  );
  await page.goto(`${baseUrl}/invite/abc-def`);
  await signInShown(page);
  expect(asked).toEqual([]);
});

const looks = [
  { viewport: sizes.desk, colorScheme: 'light' },
  { viewport: sizes.phone, colorScheme: 'dark' },
] as const;

/** The page that says why not. */
async function expectSaid(title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectFit();
}

/** The page as it is, on a desktop screen in light and on a phone in dark. */
async function expectFit(): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectSound(page);
  }
}

test('a link that is not known, or was withdrawn, or was used, says so in both languages', async () => {
  await page.goto(`${baseUrl}/invite/nobodysCode123`);
  await expectSaid('This invite link isn’t known');
  await page.getByRole('button', { name: 'Español' }).click();
  await expectSaid('Este enlace de invitación no se conoce');
  await page.getByRole('button', { name: 'English' }).click();
  expect(await keptBy(page)).toMatchObject({ userCode: null, inviteCode: null, isClient: null });

  const withdrawn = await inviteOwner();
  await admin.post(api.invites.revoke.url.replace('{id}', withdrawn.id), {});
  await page.goto(withdrawn.link);
  await expectSaid('This invite was withdrawn');

  const used = await inviteToFirm();
  await openAndRegister(used);
  await page
    .getByRole('link', { name: /^Cases/ })
    .first()
    .waitFor();
  await context.clearCookies();
  await page.goto(used.link);
  await expectSaid('This invite was accepted already');
  await page.getByRole('button', { name: 'Continue to Writdesk' }).click();
  await signInShown(page);
});

test('a code that is none, or was withdrawn, leaves who is signed in where they are', async () => {
  const withdrawn = await inviteOwner();
  await admin.post(api.invites.revoke.url.replace('{id}', withdrawn.id), {});
  page = await signIn(context, 'processor');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(`${baseUrl}/invite/nobodysCode123`);
  await expectSaid('This invite link isn’t known');
  await page.goto(withdrawn.link);
  await expectSaid('This invite was withdrawn');
  await page.getByRole('button', { name: 'Continue to Writdesk' }).click();
  // Nobody asks for a password: the session goes on.
  await page.getByRole('button', { name: /theme, language, sign out/ }).waitFor();
  expect(alerts).toEqual([]);
});

test('an invite for another address is refused, forgotten, and opened again after a sign-out', async () => {
  const invited = await inviteOwner();
  await page.goto(invited.link);
  await registrationShown(page);
  // The address that is filled in was typed over.
  const other = newAddress();
  await registerAs(other);
  await confirmAddress(page, { email: other, password }, mailedLink);
  await expectSaid('This invite is for another email address');
  expect(await page.evaluate(() => localStorage.getItem('userCode'))).toBeNull();
  await page.getByRole('button', { name: 'Sign out and open the invite' }).click();
  expect(await registrationShown(page)).toMatchObject({ email: invited.email });
});

test('who signs in on the way with an account of their own keeps their place, and goes on', async () => {
  const invited = await inviteOwner();
  await page.goto(invited.link);
  await registrationShown(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('input[name="username"]').fill('processor@demo.writdesk.test');
  await page.locator('input[name="password"]').fill(inject('demoPassword'));
  await page.locator('button[type="submit"]').first().click();
  await expectSaid('This invite is for another email address');
  await page.getByRole('button', { name: 'Continue to Writdesk' }).click();
  await page.locator('main h1').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an invite that cannot be accepted now is kept, and accepted at the second try', async () => {
  const invited = await inviteToFirm();
  await page.route('**/invites/accept', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(invited.link);
  await registrationShown(page);
  await registerAs(invited.email);
  await expectSaid('The invite can’t be opened now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInAnew(page, { email: invited.email, password }, mailedLink);
  await page
    .getByRole('link', { name: /^Cases/ })
    .first()
    .waitFor();
  expect(await keptBy(page)).toMatchObject({ userCode: null, inviteCode: null });
});

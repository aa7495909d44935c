import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiAs, type Caller } from './support/api.ts';
import { axe, openContext, sizes } from './support/browser.ts';
import { mailedLink as linkFor } from './support/mail.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { choosePassword } from './support/provider.ts';

const PASSWORD = 'a garden behind the house';
const OWN = 'three gardens behind the house';
const NEW = 'two gardens behind the house';
const looks = [
  { viewport: sizes.desk, colorScheme: 'light' },
  { viewport: sizes.phone, colorScheme: 'dark' },
] as const;
let reader: Caller;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  reader = await apiAs(baseUrl, 'admin');
});
beforeEach(async () => {
  context = await openContext();
  page = await context.newPage();
});
afterEach(() => context.close());

/** The link in the newest mail to somebody with these words in its subject. */
const mailedLink = (to: string, subject: string) =>
  linkFor(reader, { to, subject, look: /\S+action-token\?key=\S+/ });

async function register(email: string): Promise<void> {
  await page.goto(baseUrl);
  await page.getByRole('link', { name: 'Register your company' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Núñez');
  await page.getByLabel('Email').fill(email);
  await expectFit();
  // Who types it here need not be the owner of the address: it is chosen at the link in the mail.
  expect(await page.getByLabel(/password/i).count()).toBe(0);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
}

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The page as it is, on a desktop screen in light and on a phone in dark. */
async function expectFit(tab = page): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axe(tab), tab.url()).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await tab.setViewportSize(sizes.desk);
}

test('who registers chooses a password at the link in the mail, signs in with it, and is in', async () => {
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.test`;
  await register(email);
  await expectFit();
  await page.reload();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByRole('alert').waitFor();
  await expectFit();

  const link = await mailedLink(email, 'Confirm your email');
  const tab = await context.newPage();
  await tab.goto(link);
  await expect.poll(() => tab.getByLabel('First name').inputValue()).toBe('Ada');
  await expectFit(tab);
  await choosePassword(tab, PASSWORD);
  await tab.close();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(email, PASSWORD);
  await page.waitForURL((url) => !url.pathname.startsWith('/realms/'));
  await page.locator('main h1').first().waitFor();
});

test('a forgotten password is replaced by the mail, in another browser', async () => {
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.test`;
  await register(email);
  const other = await openContext();
  const confirming = await other.newPage();
  await confirming.goto(await mailedLink(email, 'Confirm your email'));
  // Somebody else may have registered: whoever reads the mail gives a name and a password of their own.
  await confirming.getByRole('heading', { name: 'Complete your registration' }).waitFor();
  await expect.poll(() => confirming.getByLabel('First name').inputValue()).toBe('');
  await expect.poll(() => confirming.getByLabel('Email').inputValue()).toBe(email);
  await expectFit(confirming);
  await confirming.getByLabel('First name').fill('Olive');
  await confirming.getByLabel('Last name').fill('Tran');
  await confirming.getByLabel('Password', { exact: true }).fill(OWN);
  await confirming.getByLabel('Confirm password').fill(OWN);
  await confirming.getByRole('button', { name: 'Register', exact: true }).click();
  await confirming.getByRole('heading', { name: /Your account is ready/ }).waitFor();
  await confirming.goto(baseUrl);
  await confirming.getByRole('link', { name: 'Forgot it?' }).click();
  await confirming.getByLabel('Email').fill(email);
  await confirming.getByRole('button', { name: 'Send the link' }).click();
  await confirming.getByText('If there is an account with').waitFor();
  await other.close();

  await page.goto(await mailedLink(email, 'Set a new password'));
  await expectFit();
  await page.getByLabel('New password').fill('writdesk-1');
  await page.getByLabel('Confirm password').fill('writdesk-1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('Choose a password that isn’t').waitFor();
  // What is wrong has the focus, and says why.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password-new');
  await expectFit();
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('Confirm password').fill(`${NEW}!`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('The two passwords differ.').waitFor();
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('heading', { name: /Your new password is set/ }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();

  const refused = page.waitForResponse((reply) => reply.request().isNavigationRequest());
  await signIn(email, OWN);
  await refused;
  await page.getByRole('alert').waitFor();
  await signIn(email, NEW);
  await page.waitForURL((url) => !url.pathname.startsWith('/realms/'));
  await page.locator('main h1').first().waitFor();
});

test('a link that is too old says so, in the reader’s language', async () => {
  const spanish = await openContext({ locale: 'es-MX' });
  page = await spanish.newPage();
  await page.goto(`${baseUrl}/realms/writdesk/login-actions/action-token?key=old`);
  await page.getByRole('heading', { name: 'Esto no funcionó' }).waitFor();
  await expectFit();
  await spanish.close();
});

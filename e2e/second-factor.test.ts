import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound, fillSignIn, openContext, signIn } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';

/** Whose sign-in it is; the journey leaves it as it was. */
const who = 'crm';

let context: BrowserContext;
let page: Page;
let secret = '';
let recoveryCodes: string[] = [];
beforeAll(async () => {
  context = await openContext();
  page = await signIn(context, who, '/settings');
});
afterAll(() => context.close());

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true });
const heading = (name: string, on = page) => on.getByRole('heading', { name, exact: true }).waitFor();
const loginButton = (name: string) => page.getByRole('button', { name, exact: true });
/** A code is taken once: the next one is waited for. */
let usedCode = '';
async function nextCode(): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect.poll(() => totp.generate(), { timeout: 35_000, interval: 500 }).not.toBe(usedCode);
  usedCode = totp.generate();
  return usedCode;
}
async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /theme, language, sign out/ }).click();
  // The list of sessions has buttons with the same words, each named after its browser.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.locator('input[name="password"]').waitFor();
}
/** From the sign-in page to the page that asks for the second proof. */
async function givePassword(title: string): Promise<void> {
  await fillSignIn(page, who);
  await heading(title);
}
async function arrive(): Promise<void> {
  await page.getByRole('button', { name: /theme, language, sign out/ }).waitFor();
}
async function openSettings(): Promise<void> {
  await page.goto(`${baseUrl}/settings`);
  await heading('Security settings');
}
/** The codes that are shown this once. */
async function keepCodes(): Promise<string[]> {
  await heading('Your recovery codes');
  await expectSound(page);
  const codes = await page.locator('.settings-codes code').allTextContents();
  await button('I have saved them').click();
  return codes;
}

test('an authenticator app is set up with its first code, and recovery codes are shown once', async () => {
  await button('Set up an app').click();
  await page.getByAltText('QR code for the authenticator app').waitFor();
  await expectSound(page);
  secret = ((await page.locator('.settings-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill('000000');
  await button('Turn it on').click();
  await page.getByText('This code isn’t right. Use the next one.').waitFor();
  await page.getByLabel('Code of the app').fill(await nextCode());
  await button('Turn it on').click();
  recoveryCodes = await keepCodes();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByText(/^On since/).waitFor();
  await page.getByText(/^10 codes left/).waitFor();
});

test('the next sign-in asks for its code: a wrong one is reported, the next one leads on', async () => {
  await signOut();
  await givePassword('Enter the code');
  await expectSound(page);
  await page.locator('input[name="otp"]').fill('000000');
  await loginButton('Sign in').click();
  await page.getByText('This code isn’t correct, or it has already been used.').waitFor();
  await page.locator('input[name="otp"]').fill(await nextCode());
  await loginButton('Sign in').click();
  await arrive();
}, 90_000);

test('a recovery code stands for it, once', async () => {
  for (const isFirst of [true, false]) {
    await signOut();
    await givePassword('Enter the code');
    await loginButton('Use a recovery code').click();
    await heading('Enter a recovery code');
    await page.locator('input[name="recoveryCodeInput"]').fill(recoveryCodes[0] ?? '');
    await loginButton('Sign in').click();
    if (isFirst) await arrive();
  }
  await page.getByText('This is none of your recovery codes, or it was used already.').waitFor();
  await expectSound(page);
  await page.locator('input[name="recoveryCodeInput"]').fill(recoveryCodes[1] ?? '');
  await loginButton('Sign in').click();
  await arrive();
  await openSettings();
  await page.getByText(/^8 codes left/).waitFor();
}, 90_000);

test('a passkey is added, signs in alone, and after the password where there is no app', async () => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await button('Remove the app').click();
  await page.locator('dialog').getByRole('button', { name: 'Remove the app' }).click();
  await button('Set up an app').waitFor();
  await button('Add a passkey').click();
  await page.locator('dialog').getByLabel('Name').fill('Test laptop');
  await page.locator('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  expect(await keepCodes()).toHaveLength(10);
  await page.getByText('Test laptop').waitFor();

  await signOut();
  await loginButton('Sign in with a passkey').click();
  await arrive();
  await openSettings();
  await page.getByText(/last used/).waitFor();

  await signOut();
  await givePassword('Confirm with your passkey');
  await expectSound(page);
  await loginButton('Sign in with a passkey').click();
  await arrive();
  await openSettings();
  await button('Remove Test laptop').click();
  await page.locator('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Test laptop').waitFor({ state: 'detached' });
  await signOut();
  await fillSignIn(page, who);
  await arrive();
});

test('another browser is signed out from here, and notices within ten seconds', async () => {
  await openSettings();
  const elsewhere = await openContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' });
  const other = await signIn(elsewhere, who, '/cases');
  await page.reload();
  await page.getByText('This browser').waitFor();
  await button('Sign out Firefox, Windows').first().click();
  await other.locator('input[name="password"]').waitFor({ timeout: 12_000 });
  await elsewhere.close();
  await expect.poll(() => button('Sign out Firefox, Windows').count()).toBe(0);
});

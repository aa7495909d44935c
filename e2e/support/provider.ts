import { api } from '@writdesk/contract';
import type { BrowserContext, Frame, Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { baseUrl as own } from './own-writdesk.ts';

/** What the provider gave out: tokens as they stand, and what the access token says of its life. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  /** Moments in seconds. */
  iat: number;
  exp: number;
}

const path = (request: Request) => new URL(request.url()).pathname;
const isToken = (request: Request) => path(request).endsWith('/protocol/openid-connect/token');
const isAuth = (request: Request) => /\/protocol\/openid-connect\/(auth|registrations)$/.test(path(request));

/** Listens to what a person's browser and the provider say to each other, by the protocol's own names. */
export function listenToProvider(context: BrowserContext) {
  /** Sign-ins that were asked for, each with its query; `frame` distinguishes a hidden one from the page itself. */
  const signIns: { query: URLSearchParams; isRegistration: boolean; frame: Frame }[] = [];
  const tokenForms: URLSearchParams[] = [];
  const tokenReplies: { status: number; grant: string | null; tokens: Tokens | null }[] = [];
  context.on('request', (request) => {
    if (isAuth(request) && request.isNavigationRequest())
      signIns.push({
        query: new URL(request.url()).searchParams,
        isRegistration: path(request).endsWith('/registrations'),
        frame: request.frame(),
      });
    if (isToken(request) && request.method() === 'POST')
      tokenForms.push(new URLSearchParams(request.postData() ?? ''));
  });
  context.on('response', async (response) => {
    const request = response.request();
    if (!isToken(request) || request.method() !== 'POST') return;
    const grant = new URLSearchParams(request.postData() ?? '').get('grant_type');
    const body = (await response.json().catch(() => null)) as Omit<Tokens, 'iat' | 'exp'> | null;
    const tokens = body?.access_token ? { ...body, ...claimsOf(body.access_token) } : null;
    tokenReplies.push({ status: response.status(), grant, tokens });
  });
  return {
    signIns,
    /** What was sent to get tokens. */
    tokenForms,
    tokenReplies,
    /** The newest tokens. */
    tokens(): Tokens {
      const given = tokenReplies.findLast(({ tokens }) => tokens)?.tokens;
      if (!given) throw new Error('The provider has given no tokens yet.');
      return given;
    },
    refreshes: () => tokenForms.filter((form) => form.get('grant_type') === 'refresh_token').length,
  };
}

const restMs = 1500;

/**
 * Waits until a page has asked nothing of the API for a while: what it asks for a moment after it was drawn would else be
 * the first call to find out what the test does next.
 * @returns a function that does so; made before the page is opened.
 */
export function listenForRest(context: BrowserContext): () => Promise<void> {
  let last = Date.now();
  context.on('request', (request) => {
    if (path(request).startsWith('/api/')) last = Date.now();
  });
  return async () => {
    await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(restMs);
  };
}

function claimsOf(token: string): Pick<Tokens, 'iat' | 'exp'> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Pick<Tokens, 'iat' | 'exp'>;
}

/**
 * Ends the sessions of whoever has this access token, at the provider and without the browser: its cookies stay, and the status
 * frame can't ask. So the next refresh is refused.
 */
export async function endSessionsUnnoticed(
  context: BrowserContext,
  accessToken: string,
  baseUrl = own,
): Promise<void> {
  await context.route('**/login-status-iframe.html/session?*', (route) => route.abort());
  const reply = await fetch(baseUrl + api.account.endSessions.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ which: 'all' }),
  });
  if (!reply.ok) throw new Error(`The sessions were not ended: ${reply.status} ${await reply.text()}`);
}

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** What the registration form has in it before anybody types; the fields have Keycloak's names. */
export async function registrationShown(page: Page) {
  const value = (name: string) => page.locator(`input[name="${name}"]`).inputValue();
  await page.locator('input[name="email"]').waitFor();
  return {
    firstName: await value('firstName'),
    lastName: await value('lastName'),
    email: await value('email'),
  };
}

/** Sends the registration form that the page shows. It asks for a password where an invite's link was opened, on ours alone. */
export async function register(page: Page, newcomer: Newcomer): Promise<void> {
  const fill = (name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);
  await page.locator('input[name="email"]').waitFor();
  await fill('firstName', newcomer.firstName);
  await fill('lastName', newcomer.lastName);
  await fill('email', newcomer.email);
  if ((await page.locator('input[name="password"]').count()) > 0) {
    await fill('password', newcomer.password);
    await fill('password-confirm', newcomer.password);
  }
  await page.locator('[type="submit"]').first().click();
}

/**
 * Goes from the registration to the app where the provider has more steps: Keycloak wants the link opened that it mails to
 * everybody who registers, and then a password. Ours takes an invite to the same address for the proof.
 * @param mailedLink the link in somebody's mail that looks like this
 */
export async function finishRegistration(
  page: Page,
  { email, password }: Newcomer,
  mailedLink: (email: string, look: RegExp) => Promise<string>,
): Promise<void> {
  if (!isKeycloak()) return;
  await page.getByText(email).waitFor();
  await page.goto(await mailedLink(email, /http\S+action-token\S+/));
  await setPassword(page, password);
}

/**
 * Keycloak doesn't say what was set before an invite was accepted, so the account is created again there: its owner chooses a password by the
 * mailed link, and signs in with it.
 * @param mailedLink the newest link in somebody's mail that looks like this, of an email with such a subject
 */
export async function signInAnew(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
  mailedLink: (email: string, look: RegExp, subject: string) => Promise<string>,
): Promise<void> {
  if (!isKeycloak()) return;
  await page.getByRole('heading', { level: 1, name: 'You accepted the invite' }).waitFor();
  await page.goto(await mailedLink(email, /http\S+action-token\S+/, 'Update Your Account'));
  await page.locator('a.login-button').click();
  await setPassword(page, password);
  await page.getByRole('heading', { name: /account has been updated/i }).waitFor();
  await page.goto(own);
  await signInShown(page);
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('[type="submit"]').first().click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.locator('input[name="password-new"]').fill(password);
  await page.locator('input[name="password-confirm"]').fill(password);
  await page.locator('[type="submit"]').first().click();
}

/**
 * Opens, in another tab, the link that our own provider mailed, chooses the password there, and signs in with it on the page that waits:
 * an invite for somebody else proves no address.
 */
export async function confirmAddress(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
  mailedLink: (email: string, look: RegExp) => Promise<string>,
): Promise<void> {
  if (isKeycloak()) return;
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(email, /\S+action-token\?key=\S+/));
  await choosePassword(tab, password);
  await tab.close();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** On the page of the mailed link: the names are there, in the browser that registered. */
export async function choosePassword(tab: Page, password: string): Promise<void> {
  await tab.getByRole('heading', { name: 'Complete your registration' }).waitFor();
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByLabel('Confirm password').fill(password);
  await tab.getByRole('button', { name: 'Register', exact: true }).click();
  await tab.getByRole('heading', { name: /Your account is ready/ }).waitFor();
}

/** Whether people sign in at a real Keycloak here (npm run test:keycloak). */
const isKeycloak = () => inject('keycloak') !== undefined;

/** The provider's sign-in form is there: nobody is signed in. */
export async function signInShown(page: Page): Promise<void> {
  await page.locator('input[name="password"]').waitFor();
  await page.locator('input[name="username"]').waitFor();
}

/** What a tab and its browser keep for the app, wherever the tab stands now; it comes back to where it stood. */
export async function keptBy(page: Page, baseUrl = own) {
  // A file of the app that runs nothing.
  await page.goto(`${baseUrl}/favicon.svg`);
  const kept = await page.evaluate(() => ({
    redirectUrl: sessionStorage.getItem('redirectUrl'),
    userCode: localStorage.getItem('userCode'),
    inviteCode: localStorage.getItem('inviteCode'),
    isClient: localStorage.getItem('isClient'),
    clientId: localStorage.getItem('clientId'),
    callbacks: Object.keys(localStorage)
      .filter((key) => key.startsWith('kc-callback-'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>),
  }));
  await page.goBack();
  return kept;
}

/**
 * Does what renews the tokens of a page, and waits for the new ones: a clock that is turned while they are on their way makes
 * the page think that nobody answers.
 */
export async function renewing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const renewed = page.waitForResponse((response) => isToken(response.request()));
  await act();
  await (await renewed).finished();
}

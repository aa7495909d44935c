import type { BrowserContext, Frame, Page, Request } from 'playwright-core';
import { inject } from 'vitest';

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
  /** Sign-ins that were asked for, each with its query; `frame` tells a hidden one from the page itself. */
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

interface Claims extends Pick<Tokens, 'iat' | 'exp'> {
  iss: string;
  aud: string;
}

function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

/**
 * Ends the provider's session so that the browser doesn't notice: the cookie that tells its state stays, and the status frame
 * can't ask. So the next refresh is refused.
 */
export async function endSessionUnnoticed(context: BrowserContext, idToken: string): Promise<void> {
  await context.route('**/login-status-iframe.html/session?*', (route) => route.abort());
  const status = (await context.cookies()).filter(({ name }) => name === 'KEYCLOAK_SESSION');
  const { iss, aud } = claimsOf(idToken);
  await context.request.get(`${iss}/protocol/openid-connect/logout`, {
    params: { client_id: aud, id_token_hint: idToken },
  });
  await context.addCookies(status);
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
  await page.locator('input[name="password-confirm"]').waitFor();
  return {
    firstName: await value('firstName'),
    lastName: await value('lastName'),
    email: await value('email'),
  };
}

/** Makes an account by the registration form that the page shows. */
export async function register(page: Page, newcomer: Newcomer): Promise<void> {
  const fill = (name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);
  await page.locator('input[name="password-confirm"]').waitFor();
  await fill('firstName', newcomer.firstName);
  await fill('lastName', newcomer.lastName);
  await fill('email', newcomer.email);
  await fill('password', newcomer.password);
  await fill('password-confirm', newcomer.password);
  await page.locator('[type="submit"]').first().click();
}

/** The provider's sign-in form is there: nobody is signed in. */
export async function signInShown(page: Page): Promise<void> {
  await page.locator('input[name="password"]').waitFor();
  await page.locator('input[name="username"]').waitFor();
}

/** What a tab and its browser keep for the app, wherever the tab stands now; it comes back to where it stood. */
export async function keptBy(page: Page, baseUrl = inject('baseUrl')) {
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

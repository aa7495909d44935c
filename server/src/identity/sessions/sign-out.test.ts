import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, returned, shown } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

const USERNAME = 'nadia@example.com';
let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
  server = await bench.start();
});
afterAll(() => bench.close());

/** As the app does it, by a form; other clients of the protocol may name the same in the address. */
function logout(browser: Browser, given: Record<string, string>, method = 'POST'): Promise<Response> {
  const url = new URL(`${browser.realm}/protocol/openid-connect/logout`);
  const facts = new URLSearchParams({
    client_id: 'writdesk-web',
    post_logout_redirect_uri: `${server.address}/`,
    ...given,
  });
  if (method === 'POST')
    return browser.fetch(url, { method, body: facts, headers: { origin: server.address } });
  url.search = facts.toString();
  return browser.fetch(url);
}

/** Presses the button of a sign-out page. */
function confirm(browser: Browser, html: string, token?: string): Promise<Response> {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const xsrf = token ?? /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return browser.fetch(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
}

describe('signing out', () => {
  test.each(['POST', 'GET'])(
    'by %s with the ID token asks nothing, ends session, tokens and status, and returns to the app',
    async (method) => {
      const browser = new Browser(server);
      const tokens = await browser.signInFully(USERNAME, PASSWORD);
      const reply = await logout(browser, { id_token_hint: tokens.id_token, state: 'out' }, method);
      expect(reply.status).toBe(303);
      expect(reply.headers.get('location')).toBe(`${server.address}/?state=out`);
      expect([...browser.cookies.keys()]).not.toContain('KEYCLOAK_IDENTITY');
      expect([...browser.cookies.keys()]).not.toContain('KEYCLOAK_SESSION');
      expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
      expect(returned(await browser.authorize({ prompt: 'none' })).answer.get('error')).toBe(
        'login_required',
      );
    },
  );

  test('where the session is already gone leads back all the same', async () => {
    const browser = new Browser(server);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    await logout(browser, { id_token_hint: tokens.id_token });
    const again = await logout(browser, { id_token_hint: tokens.id_token, state: 'out' });
    expect(again.status).toBe(303);
    expect(again.headers.get('location')).toBe(`${server.address}/?state=out`);
    // Nobody is let through to elsewhere by it.
    const astray = await logout(browser, { post_logout_redirect_uri: 'https://elsewhere.example/' });
    expect(astray.status).toBe(400);
    expect(astray.headers.get('location')).toBeNull();
  });

  test('without proof asks first, and does it on yes', async () => {
    const browser = new Browser(server);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    const reply = await logout(browser, { ui_locales: 'es' });
    const html = await reply.text();
    expect(html).toContain('¿Quiere cerrar la sesión?');
    expect(html).not.toContain('<script');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);

    expect((await confirm(browser, html, 'forged')).status).toBe(400);
    const done = await confirm(browser, html);
    expect(done.headers.get('location')).toBe(`${server.address}/`);
    expect(browser.cookies.has('KEYCLOAK_SESSION')).toBe(false);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('with somebody else’s ID token asks first', async () => {
    await bench.accounts.createAccount({
      username: 'other@example.com',
      email: 'other@example.com',
      firstName: 'O',
      lastName: 'T',
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
    const others = await new Browser(server).signInFully('other@example.com', PASSWORD);
    const browser = new Browser(server);
    await browser.signInFully(USERNAME, PASSWORD);
    const reply = await logout(browser, { id_token_hint: others.id_token });
    expect(reply.status).toBe(200);
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(true);
  });

  test('without a way back ends on a page that says so', async () => {
    const browser = new Browser(server);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    const url = new URL(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`);
    const page = shown(await browser.follow(await browser.fetch(url), ''));
    expect(page.context).toMatchObject({
      pageId: 'info.ftl',
      message: { type: 'success', summary: 'You are signed out.' },
    });
  });
});

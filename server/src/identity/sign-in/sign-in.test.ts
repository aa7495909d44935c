import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, returned, shown, type Tokens } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { systemClock } from '../../platform/clock.ts';
import { loadLockoutKey } from '../keys/keys.ts';
import { createLockout } from '../lockout/lockout.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { defaultLockout } from '../settings.ts';
import { createProofOfWork } from '../lockout/proof-of-work.ts';
import { signIn } from './sign-in.ts';

const USERNAME = 'nadia@example.com';
let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
  server = await bench.start();
});
afterAll(() => bench.close());

describe('signing in', () => {
  test('leads, with its page, back to the first page of the app with tokens', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    expect(page.context).toMatchObject({
      pageId: 'login.ftl',
      realm: { name: 'writdesk', registrationAllowed: true },
      client: { clientId: 'writdesk-web' },
      locale: { currentLanguageTag: 'en' },
      messagesPerField: {},
    });
    expect(page.response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);

    const back = returned(
      await browser.submit(page, page.context.url.loginAction, { username: USERNAME, password: PASSWORD }),
    );
    expect(back.url.href.split('#')[0]).toBe(`${server.address}/`);
    expect(back.answer.get('state')).toBe('the-state');

    const reply = await browser.exchange(back);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(reply.headers.get('access-control-allow-origin')).toBe(server.address);
    const tokens = (await reply.json()) as Tokens;
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 300 });

    const access = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'RS256',
      kid: expect.any(String),
    });
    expect(access).toMatchObject({
      iss: `${server.address}/realms/writdesk`,
      sub: bench.accountId,
      typ: 'Bearer',
      azp: 'writdesk-web',
      aud: 'writdesk-api',
      preferred_username: USERNAME,
      given_name: 'Nadia',
      family_name: 'Núñez',
      realm_access: { roles: ['lawyer'] },
      sid: browser.cookies.get('KEYCLOAK_SESSION')?.value,
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(300);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: bench.accountId,
      nonce: 'the-nonce',
      aud: 'writdesk-web',
      preferred_username: USERNAME,
    });
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({
      typ: 'Refresh',
      sub: bench.accountId,
      azp: 'writdesk-web',
    });
    await expect(server.identity.verifier.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
      sub: bench.accountId,
    });
  });

  test('takes the username in any case and with blanks around it', async () => {
    const back = returned(await new Browser(server).signIn(`  ${USERNAME.toUpperCase()} `, PASSWORD));
    expect(back.answer.get('code')).toBeTruthy();
  });

  test('answers a wrong password and an unknown user with the same page', async () => {
    const wrong = shown(await new Browser(server).signIn(USERNAME, 'not the password'));
    const unknown = shown(await new Browser(server).signIn('nobody@example.com', PASSWORD));
    for (const page of [wrong, unknown]) {
      expect(page.status).toBe(200);
      expect(page.context.message).toEqual({ type: 'error', summary: 'Invalid username or password.' });
      expect(page.context.pageId).toBe('login.ftl');
    }
    expect(wrong.context.login.username).toBe(USERNAME);
  });

  test('takes the same time for both: a hash is checked whether there is one or not', async () => {
    const { id } = await bench.accounts.createAccount({
      username: 'off-duty@example.com',
      email: 'off-duty@example.com',
      firstName: 'O',
      lastName: 'D',
      password: PASSWORD,
      roles: [],
    });
    await bench.accounts.disable(id);
    const passwords = await createPasswords();
    const matches = vi.spyOn(passwords, 'matches');
    const { pool } = bench.db;
    const key = await loadLockoutKey(pool, bench.vault);
    const lockout = createLockout(pool, key, systemClock, defaultLockout);
    const work = createProofOfWork(pool, key, systemClock);
    const names = [USERNAME, 'nobody@example.com', 'off-duty@example.com'];
    for (const username of names) {
      const outcome = await signIn(
        { pool, passwords, lockout, work },
        { username, password: 'wrong', address: '::1', proof: '', deviceFor: async () => undefined },
      );
      expect(outcome).toEqual({ kind: 'refused' });
    }
    expect(matches).toHaveBeenCalledTimes(names.length);
  });

  test('refuses an account that is disabled, with the same words, and lets it in again once enabled', async () => {
    const { accounts } = bench;
    const { id } = await accounts.createAccount({
      username: 'off@example.com',
      email: 'off@example.com',
      firstName: 'O',
      lastName: 'F',
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
    await accounts.disable(id);
    expect(
      shown(await new Browser(server).signIn('off@example.com', PASSWORD)).context.message?.summary,
    ).toBe('Invalid username or password.');
    await accounts.enable(id);
    expect(
      returned(await new Browser(server).signIn('off@example.com', PASSWORD)).answer.get('code'),
    ).toBeTruthy();
  });

  test('refuses an account without a password', async () => {
    await bench.accounts.createAccount({
      username: 'new@example.com',
      email: 'new@example.com',
      firstName: 'N',
      lastName: 'W',
      roles: [],
    });
    for (const password of ['', 'null', PASSWORD]) {
      expect(shown(await new Browser(server).signIn('new@example.com', password)).context.message?.type).toBe(
        'error',
      );
    }
  });

  test('keeps a session beyond the browser only when asked to', async () => {
    const shortly = new Browser(server);
    returned(await shortly.signIn(USERNAME, PASSWORD));
    const remembered = new Browser(server);
    returned(await remembered.signIn(USERNAME, PASSWORD, {}, { rememberMe: 'on' }));
    for (const name of ['KEYCLOAK_IDENTITY', 'KEYCLOAK_SESSION']) {
      expect(shortly.cookies.get(name)?.attributes).not.toMatch(/expires/i);
      const expires = /expires=([^;]+)/i.exec(remembered.cookies.get(name)?.attributes ?? '')?.[1];
      expect(new Date(expires ?? 0).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    }
  });

  test('keeps the session’s cookie from scripts, and the status readable for them', async () => {
    const browser = new Browser(server);
    returned(await browser.signIn(USERNAME, PASSWORD));
    expect(browser.cookies.get('KEYCLOAK_IDENTITY')?.attributes).toMatch(
      /samesite=lax.*httponly|httponly.*samesite=lax/i,
    );
    expect(browser.cookies.get('KEYCLOAK_SESSION')?.attributes).not.toMatch(/httponly/i);
    expect(browser.cookies.get('KEYCLOAK_SESSION')?.value).not.toBe(
      browser.cookies.get('KEYCLOAK_IDENTITY')?.value,
    );
  });

  test('marks its cookies Secure behind a public https address, whatever the proxy says', async () => {
    const publicUrl = 'https://desk.example.com';
    const behindProxy = await bench.start({ publicUrl });
    const browser = new Browser(behindProxy);
    returned(await browser.signIn(USERNAME, PASSWORD));
    for (const name of ['__Host-KEYCLOAK_IDENTITY', '__Host-KEYCLOAK_SESSION']) {
      expect(browser.cookies.get(name)?.attributes).toMatch(/secure/i);
      expect(browser.cookies.get(name)?.path).toBe('/');
    }
    const discovery = (await (
      await browser.fetch(`${browser.realm}/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    expect(discovery['token_endpoint']).toBe(`${publicUrl}/realms/writdesk/protocol/openid-connect/token`);
  });
});

describe('a form', () => {
  const post = async (
    browser: Browser,
    headers: Record<string, string>,
    body: string = 'username=nadia%40example.com&password=x',
  ) => {
    const page = shown(await browser.authorize());
    return browser.fetch(page.context.url.loginAction, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  };

  test('from another site is refused', async () => {
    expect((await post(new Browser(server), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(new Browser(server), { origin: 'null' })).status).toBe(403);
    expect((await post(new Browser(server), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(new Browser(server), { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  test('without the cookie of its page is refused', async () => {
    const page = shown(await new Browser(server).authorize());
    const stranger = new Browser(server);
    const outcome = shown(
      await stranger.submit(page, page.context.url.loginAction, { username: USERNAME, password: PASSWORD }),
    );
    expect(outcome.status).toBe(400);
    expect(outcome.context).toMatchObject({ pageId: 'error.ftl', client: { baseUrl: `${server.address}/` } });
    expect(stranger.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
  });

  test('sent twice works once', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const form = { username: USERNAME, password: PASSWORD };
    returned(await browser.submit(page, page.context.url.loginAction, form));
    expect(shown(await browser.submit(page, page.context.url.loginAction, form)).context.pageId).toBe(
      'error.ftl',
    );
  });

  test('too large or of another kind is refused', async () => {
    expect((await post(new Browser(server), {}, `password=${'x'.repeat(20_000)}`)).status).toBe(413);
    expect((await post(new Browser(server), { 'content-type': 'application/json' }, '{}')).status).toBe(415);
  });

  test('with script in the username comes back as text', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const response = await browser.fetch(page.context.url.loginAction, {
      method: 'POST',
      body: new URLSearchParams({ username: '</script><script>alert(1)</script>$&', password: 'x' }),
    });
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(String.raw`\u003c/script>\u003cscript>alert(1)\u003c/script>$&`);
  });
});

describe('silent sign-in', () => {
  test('without a session answers login_required and shows nothing', async () => {
    const browser = new Browser(server);
    const { answer } = returned(await browser.authorize({ prompt: 'none' }));
    expect(answer.get('error')).toBe('login_required');
    expect(answer.get('code')).toBeNull();
  });

  test('with a session answers a code for the same session', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const reply = await browser.exchange(returned(await browser.authorize({ prompt: 'none' })));
    const second = (await reply.json()) as Tokens;
    expect(decodeJwt(second.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
  });

  test('clears a stale status cookie, so that the status frame stops asking', async () => {
    const browser = new Browser(server);
    await browser.signInFully(USERNAME, PASSWORD);
    browser.cookies.delete('KEYCLOAK_IDENTITY');
    returned(await browser.authorize({ prompt: 'none' }));
    expect(browser.cookies.has('KEYCLOAK_SESSION')).toBe(false);
  });

  test('prompt=login asks again in spite of a session, with the hint filled in', async () => {
    const browser = new Browser(server);
    await browser.signInFully(USERNAME, PASSWORD);
    const page = shown(await browser.authorize({ prompt: 'login', login_hint: USERNAME }));
    expect(page.context.login.username).toBe(USERNAME);
  });

  test('ends with the account', async () => {
    const { accounts } = bench;
    const { id } = await accounts.createAccount({
      username: 'gone@example.com',
      email: 'gone@example.com',
      firstName: 'G',
      lastName: 'N',
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
    const browser = new Browser(server);
    const tokens = await browser.signInFully('gone@example.com', PASSWORD);
    await accounts.disable(id);
    expect(returned(await browser.authorize({ prompt: 'none' })).answer.get('error')).toBe('login_required');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });
});

describe('a code', () => {
  test('works once, and its second use ends what the first one gave', async () => {
    const browser = new Browser(server);
    const back = returned(await browser.signIn(USERNAME, PASSWORD));
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    expect((await browser.exchange(back)).status).toBe(400);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('needs its verifier', async () => {
    const browser = new Browser(server);
    const back = returned(await browser.signIn(USERNAME, PASSWORD));
    expect((await browser.exchange(back, { code_verifier: 'x'.repeat(96) })).status).toBe(400);
  });

  test('is not given without PKCE', async () => {
    const browser = new Browser(server);
    const outcome = returned(await browser.authorize({ code_challenge: '', code_challenge_method: '' }));
    expect(outcome.answer.get('error')).toBe('invalid_request');
  });
});

describe('the language of the page', () => {
  test('is the one the app shows, and Spanish texts come with it', async () => {
    const page = shown(await new Browser(server).signIn(USERNAME, 'wrong', { ui_locales: 'es-MX' }));
    expect(page.context.locale.currentLanguageTag).toBe('es');
    expect(page.context.message?.summary).toBe('Usuario o contraseña incorrectos.');
  });

  test('can be changed on the page, and stays changed after a wrong password and on the next page', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize({ ui_locales: 'en' }));
    const spanish = page.context.locale.supported.find(({ languageTag }) => languageTag === 'es');
    const changed = shown(await browser.follow(await browser.fetch(spanish?.url ?? ''), page.verifier));
    expect(changed.context.locale.currentLanguageTag).toBe('es');
    const again = shown(
      await browser.submit(changed, changed.context.url.loginAction, { username: USERNAME, password: 'x' }),
    );
    expect(again.context.locale.currentLanguageTag).toBe('es');
    expect(shown(await browser.authorize()).context.locale.currentLanguageTag).toBe('es');
  });
});

test('passwords reach neither the log nor the page', async () => {
  const password = 'a secret that was mistyped';
  const browser = new Browser(server);
  const page = shown(await browser.signIn(USERNAME, password));
  expect(JSON.stringify(page.context)).not.toContain(password);
  expect(server.logged.join('\n')).not.toContain(password);
  expect(server.logged.join('\n')).not.toContain(PASSWORD);
  expect(server.logged.join('\n')).toContain('signed in');
});

test('a wrong password leaves a line with the address, and not with the name that was typed', async () => {
  await new Browser(server).signIn('nobody-at-all@people.example', 'a wrong one');
  const line = server.logged.findLast((each) => each.includes('sign-in refused')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ way: 'password', address: expect.stringContaining('127.0.0.1') });
  expect(line).not.toContain('nobody-at-all');
});

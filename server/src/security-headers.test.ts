import { mkdtempSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleRoutes } from '@writdesk/contract/permissions/role-routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from './case-service/storage/index.ts';
import { contextOf } from './platform/context.ts';
import { newId } from './platform/ids.ts';
import { loadActor } from './user-service/users/index.ts';
import { makeUser } from './user-service/users/user-factory.ts';
import { type Person, testApp, type TestApp } from '../test/support/harness.ts';

// What each kind of reply says to a browser about itself: where it may stand, what it may load, and over what it comes.

const PROTOCOL = '/realms/writdesk/protocol/openid-connect';
const PUBLIC_URL = 'https://desk.example.com';
const EMAIL = 'nadia@people.example';
const PASSWORD = 'correct horse battery';

let web: string;
let plain: TestApp;
let behindHttps: TestApp;
let person: Person;
beforeAll(async () => {
  web = builtApp();
  plain = await testApp({ webFolder: web });
  behindHttps = await testApp({ webFolder: web, config: { publicUrl: PUBLIC_URL } });
  person = (await makeUser(plain.db, { roles: ['admin'] })).person;
  for (const { opened } of [plain, behindHttps])
    await opened.deps.accounts.createAccount({
      username: EMAIL,
      email: EMAIL,
      firstName: 'Nadia',
      lastName: 'Núñez',
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
  for (const t of [plain, behindHttps]) await t.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await plain.close();
  await behindHttps.close();
  rmSync(web, { recursive: true, force: true });
});

/** As the build leaves it: a page, a script named by its content, and the frame of the silent sign-in. */
function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'writdesk-web-'));
  mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><html><head><title>Writdesk</title></head><body></body></html>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'silent-check-sso.html'), page);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'export {};');
  return folder;
}

type Get = (path: string, init?: RequestInit) => Promise<Response>;
const getOf =
  (t: TestApp): Get =>
  (path, init) => {
    const { port } = t.app.server.server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  };

function authorization(): string {
  const query = new URLSearchParams({
    client_id: 'writdesk-web',
    redirect_uri: 'http://localhost:3000/',
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `${PROTOCOL}/auth?${query.toString()}`;
}

const cookiesOf = (response: Response) => response.headers.getSetCookie();
const pairsOf = (response: Response) =>
  cookiesOf(response)
    .map((line) => line.split(';', 1)[0])
    .join('; ');

async function signInPage(query = ''): Promise<Response> {
  const begun = await get(authorization());
  const path = new URL(begun.headers.get('location') ?? '', 'http://localhost:3000').pathname;
  return get(path + query, { headers: { cookie: pairsOf(begun) } });
}

/** Asked of somebody who is signed in, and comes without a proof. */
async function signOutQuestion(): Promise<Response> {
  const begun = await get(authorization());
  const cookie = pairsOf(begun);
  const at = (response: Response) => new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
  const sent = await get(`${at(begun).pathname}?login`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ username: EMAIL, password: PASSWORD }),
  });
  const resumed = await get(at(sent).pathname, { headers: { cookie: `${cookie}; ${pairsOf(sent)}` } });
  return get(`${PROTOCOL}/logout`, { headers: { cookie: pairsOf(resumed) } });
}

async function file(): Promise<Response> {
  const { deps } = plain.opened;
  const pdf = { path: 'uploads/1/a.pdf', contentType: 'application/pdf', fileName: 'a.pdf' };
  await deps.storage.put(pdf.path, Buffer.from('%PDF-1.7 '), pdf.contentType);
  const actor = await loadActor(plain.db, { sub: person.accountId }, new Date());
  const url = new URL(await addressOf(contextOf(deps, actor, newId()), pdf));
  return getOf(plain)(url.pathname + url.search);
}

const get: Get = (path, init) => getOf(plain)(path, init);
const html = { headers: { accept: 'text/html' } };
const bearer = async () => ({ authorization: `bearer ${await plain.tokenOf(person)}` });
const noPage = "frame-ancestors 'none'";
const data: readonly [string, () => Promise<Response>, number][] = [
  ['an answer of the API', async () => get(roleRoutes.list.url, { headers: await bearer() }), 200],
  ['a refusal of the API', () => get(roleRoutes.list.url), 401],
  ['an address that isn’t there', () => get('/api/nothing'), 404],
  ['the health', () => get('/healthz'), 200],
  ['the provider’s description', () => get('/realms/writdesk/.well-known/openid-configuration'), 200],
  ['the provider’s keys', () => get(`${PROTOCOL}/certs`), 200],
  ['a refused token', () => get(`${PROTOCOL}/token`, { method: 'POST' }), 400],
  ['an unknown realm page', () => get('/realms/writdesk/nothing'), 404],
];
const pages: readonly [string, () => Promise<Response>, number, string][] = [
  ['the app', () => get('/cases', html), 200, noPage],
  ['the sign-in page', () => signInPage(), 200, noPage],
  ['the registration page', () => signInPage('?register'), 200, noPage],
  ['the page for a forgotten password', () => signInPage('?reset'), 200, noPage],
  [
    'a sign-in page that has expired',
    () => get('/realms/writdesk/login-actions/authenticate/x'),
    400,
    noPage,
  ],
  [
    'a mailed link that is spent',
    () => get('/realms/writdesk/login-actions/action-token?key=x'),
    410,
    noPage,
  ],
  ['a request that the provider refuses', () => get(`${PROTOCOL}/auth?client_id=nobody`), 400, noPage],
  ['the question before a sign-out', signOutQuestion, 200, noPage],
  ['the silent sign-in', () => get('/silent-check-sso.html'), 200, "frame-ancestors 'self'"],
  [
    'the status frame',
    () => get(`${PROTOCOL}/login-status-iframe.html`),
    200,
    'frame-ancestors http://localhost:3000 http://127.0.0.1:0',
  ],
  [
    'the cookie probe',
    () => get(`${PROTOCOL}/3p-cookies/step1.html`),
    200,
    'frame-ancestors http://localhost:3000 http://127.0.0.1:0',
  ],
];
const others: readonly [string, () => Promise<Response>, number][] = [
  ['a script of the app', () => get('/assets/app-1a2b3c.js'), 200],
  ['a person’s file', file, 200],
];

function directivesOf(response: Response): Map<string, string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('every reply', () => {
  const all = [...data, ...pages.map(([what, ask, status]) => [what, ask, status] as const), ...others];
  test.each(all)(
    '%s says what it is, asks for no device, and isn’t reached from another window',
    async (_, ask, status) => {
      const response = await ask();
      expect(response.status).toBe(status);
      const said = (name: string) => response.headers.get(name);
      expect(said('x-content-type-options')).toBe('nosniff');
      expect(said('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
      expect(said('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
      expect(said('cross-origin-opener-policy')).toBe('same-origin');
      expect(said('x-powered-by')).toBeNull();
      expect(said('server')).toBeNull();
      // A developer's http://localhost must not be bound to https from now on.
      expect(said('strict-transport-security')).toBeNull();
    },
  );
});

describe('a page', () => {
  test.each(pages)(
    '%s runs no script but its own, and stands where it may',
    async (_, ask, status, frames) => {
      const response = await ask();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const policy = directivesOf(response);
      const scripts = policy.get('script-src') ?? policy.get('default-src');
      expect(scripts).toMatch(/^('none'|'sha256-[\w+/=]{44}'|('self' ?)?('nonce-[\w+/=]{24}')?)$/);
      expect(policy.get('object-src') ?? policy.get('default-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(`frame-ancestors ${policy.get('frame-ancestors')}`).toBe(frames);
    },
  );

  test('shows another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => directivesOf(await get('/cases', html)).get('script-src')),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

test.each(data)('%s, opened as a page, loads nothing and stands in no frame', async (_, ask) => {
  const policy = directivesOf(await ask());
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
});

test.each(others)('%s stands in no frame', async (_, ask) => {
  expect(directivesOf(await ask()).get('frame-ancestors')).toBe("'none'");
});

const forOne = [...data.filter(([what]) => what.endsWith('of the API')), ...others.slice(1)];
test.each(forOne)('%s is kept in no cache', async (_, ask) => {
  expect((await ask()).headers.get('cache-control')).toBe('no-store');
});

describe('behind https', () => {
  const secure: Get = (path, init) => getOf(behindHttps)(path, init);
  test.each<[string, () => Promise<Response>]>([
    ['the app', () => secure('/cases', html)],
    ['an answer of the API', () => secure(roleRoutes.list.url)],
    ['the provider', () => secure('/realms/writdesk/.well-known/openid-configuration')],
    ['the status frame', () => secure(`${PROTOCOL}/login-status-iframe.html`)],
  ])('%s asks for https from now on', async (_, ask) => {
    expect((await ask()).headers.get('strict-transport-security')).toMatch(
      /^max-age=31536000; includeSubDomains$/i,
    );
  });
});

describe('a cookie', () => {
  const address = () =>
    authorization().replace('http%3A%2F%2Flocalhost%3A3000', encodeURIComponent(PUBLIC_URL));
  /** Every cookie that the pages before the password set, by name. */
  async function cookies(ask: Get, path: string): Promise<Map<string, string>> {
    const begun = await ask(path);
    const at = new URL(begun.headers.get('location') ?? '', PUBLIC_URL).pathname;
    const shown = await ask(`${at}?login&kc_locale=es`, { headers: { cookie: pairsOf(begun) } });
    const lines = [...cookiesOf(begun), ...cookiesOf(shown)];
    return new Map(lines.map((line) => [line.split('=', 1)[0] ?? '', line]));
  }

  test('of the provider is kept from scripts, from other sites, and from the rest of the app', async () => {
    const set = await cookies(get, authorization());
    expect([...set.keys()]).toEqual(
      expect.arrayContaining(['AUTH_SESSION_ID', 'AUTH_SESSION_ID.sig', 'KEYCLOAK_LOCALE']),
    );
    for (const [name, line] of set) {
      // Read by the frame that notices a sign-out in another tab; it opens nothing.
      if (name === 'KEYCLOAK_SESSION') expect(line).not.toMatch(/httponly/i);
      else expect(line, name).toMatch(/; *httponly/i);
      expect(line, name).toMatch(/; *samesite=lax/i);
      expect(line, name).toMatch(/; *path=\/realms\/writdesk/i);
      expect(line, name).not.toMatch(/; *secure/i);
    }
  });

  test('comes by https alone where people come by https', async () => {
    const set = await cookies(getOf(behindHttps), address());
    expect(set.size).toBeGreaterThan(2);
    for (const [name, line] of set) {
      expect(line, name).toMatch(/; *secure/i);
      expect(name).toMatch(/^__Host-/);
      expect(line, name).toMatch(/; *path=\/(;|$)/i);
      expect(line, name).not.toMatch(/; *domain/i);
    }
  });

  test('has a name there that this host alone may set, and no plain page, from the sign-in to the sign-out, and is read by it', async () => {
    const secure = getOf(behindHttps);
    const jar = new Map<string, string>();
    const names = new Set<string>();
    const ask: Get = async (path, init) => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const reply = await secure(path, { ...init, headers: { cookie } });
      for (const line of cookiesOf(reply)) {
        const [pair = ''] = line.split(';', 1);
        const equals = pair.indexOf('=');
        const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
        names.add(name);
        // A browser takes no such name without, not even to forget it.
        expect(line, name).toMatch(/; *secure/i);
        expect(line, name).toMatch(/; *path=\/(;|$)/i);
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return reply;
    };
    const at = (reply: Response) => {
      const url = new URL(reply.headers.get('location') ?? '', PUBLIC_URL);
      return url.pathname + url.search;
    };
    const begun = await ask(address());
    const shown = await ask(`${at(begun)}?login&kc_locale=es`);
    expect(await (await ask(`${at(begun)}?login`)).text()).toContain('"currentLanguageTag":"es"');
    expect(shown.status).toBe(200);
    const body = new URLSearchParams({ username: EMAIL, password: PASSWORD });
    const sent = await ask(`${at(begun)}?login`, { method: 'POST', body });
    await ask(at(sent));
    const frame = await (await ask(`${PROTOCOL}/login-status-iframe.html`)).text();
    expect(frame).toContain("'__Host-KEYCLOAK_SESSION='");
    expect(jar.get('__Host-KEYCLOAK_SESSION')).toMatch(/^[\w-]{20,}$/);
    expect(jar.has('__Host-KEYCLOAK_IDENTITY')).toBe(true);
    for (const step of ['step1', 'step2'])
      expect(await (await ask(`${PROTOCOL}/3p-cookies/${step}.html`)).text()).toMatch(
        /'__Host-KEYCLOAK_3P_COOKIE=[^']*; Path=\/;[^']*; Secure/,
      );
    const question = await (await ask(`${PROTOCOL}/logout`)).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(question)?.[1] ?? '';
    await ask(`${PROTOCOL}/logout/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(jar.has('__Host-KEYCLOAK_SESSION')).toBe(false);
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) expect(name).toMatch(/^__Host-/);
  });
});

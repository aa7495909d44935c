import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, shown } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { systemScope } from '../../platform/db/scope.ts';

// Each field of each form and query of the provider is sent what no text can be: 400, and the field's name. More than a
// field takes is answered as well, and nothing with 5xx.

const MESSAGE = 'This has a character that can’t be saved.';
const PROTOCOL = '/realms/writdesk/protocol/openid-connect';
const encodings = ['%ff', '%00', 'a%00b', '%ed%a0%80', '%ed%bf%bf%ed%a0%80', '%c0%af', '%zz', '%'];
const bytes = ['\xff', '\xed\xa0\x80', '\xf0\x9f', 'a\0b'];
const long = ['x'.repeat(50_000), `${'x'.repeat(253)}😀`, '😀'.repeat(3_000), '\ufffd'];

let bench: IdentityBench;
let server: IdentityServer;
beforeAll(async () => {
  bench = await identityBench(undefined, { mail: true });
  // So many forms would count as guesses.
  const free = { most: 1e6, firstLockSeconds: 1, longestLockSeconds: 1 };
  const work = { freeOfAccount: 1e6, freeOfAddress: 1e6, firstBits: 1, mostBits: 1, failuresPerBit: 1e6 };
  server = await bench.start({ lockout: { place: free, account: free, address: free, factor: free, work } });
});
afterAll(() => bench.close());

/** A form as it would stand in a request's body, with the bytes of one field as they are. */
const formOf = (fields: readonly string[], at: string, value: string): Buffer =>
  Buffer.from(fields.map((field) => `${field}=${field === at ? value : 'x'}`).join('&'), 'latin1');

async function post(browser: Browser, address: string | URL, body: Buffer, chunked = false) {
  const response = await browser.fetch(address, {
    method: 'POST',
    body: chunked ? new Blob([new Uint8Array(body)]).stream() : new Uint8Array(body),
    ...(chunked && { duplex: 'half' }),
    headers: {
      origin: browser.server.identity.settings.publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  return { status: response.status, text: await response.text() };
}

function expectNamed({ status, text }: { status: number; text: string }, path: string, what: string) {
  expect(status, `${what}: ${text}`).toBe(400);
  const { requestId, ...reply } = JSON.parse(text) as Record<string, unknown>;
  expect(requestId, what).toBeTypeOf('string');
  expect(reply, what).toMatchObject({ status: 400, code: 'invalid', errors: [{ path, message: MESSAGE }] });
}

/** Sends each field of a form what it can't be, and what it can hardly be. */
async function expectFormAnswered(
  open: () => Promise<{ browser: Browser; action: string | URL }>,
  fields: string[],
) {
  for (const field of fields) {
    const { browser, action } = await open();
    for (const value of [...encodings, ...bytes])
      expectNamed(await post(browser, action, formOf(fields, field, value)), field, `${field}=${value}`);
    expectNamed(
      await post(browser, action, formOf(fields, field, '%ff'), true),
      field,
      `${field}, in pieces`,
    );
    const twice = Buffer.concat([formOf(fields, field, 'x'), Buffer.from(`&${field}=%ff`)]);
    expectNamed(await post(browser, action, twice), `${field}.1`, `${field}, twice`);
    for (const value of long) {
      const reply = await post(browser, action, formOf(fields, field, encodeURIComponent(value)));
      expect(reply.status, `${field}, long: ${server.logged.at(-1)}`).toBeLessThan(500);
    }
    expectNamed(await post(browser, action, Buffer.from('%ff=x')), '\ufffd', 'a name');
  }
}

type Pages = 'loginAction' | 'registrationUrl' | 'loginResetCredentialsUrl';
async function pageAt(kind: Pages) {
  const browser = new Browser(server);
  const first = shown(await browser.authorize());
  const { url } = first.context;
  const page =
    kind === 'loginAction' ? first : shown(await browser.follow(await browser.fetch(url[kind]), ''));
  return { browser, action: page.context.url.loginAction ?? page.context.url.registrationAction ?? '' };
}

const profile = ['firstName', 'lastName', 'email', 'password', 'password-confirm'];
const passkey = ['credentialId', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'];

describe('the form', () => {
  test('of the sign-in names its field', () =>
    expectFormAnswered(() => pageAt('loginAction'), ['username', 'password', 'rememberMe', ...passkey]));

  test('of the registration names its field', () =>
    expectFormAnswered(() => pageAt('registrationUrl'), profile));

  test('for a new password names its field', () =>
    expectFormAnswered(() => pageAt('loginResetCredentialsUrl'), ['username']));

  test('of a second factor names its field', async () => {
    const { username, accountId } = await bench.newPerson();
    const { factors } = bench.ownAccount;
    const db = bench.db.as(systemScope);
    const { secret = '' } = (await factors.beginTotp(db, accountId)) ?? {};
    await factors.confirmTotp(db, accountId, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    const open = async () => {
      const browser = new Browser(server);
      const page = shown(await browser.signIn(username, PASSWORD));
      expect(page.context.pageId).toBe('login-otp.ftl');
      return { browser, action: page.context.url.loginAction };
    };
    await expectFormAnswered(open, ['otp']);
    await expectFormAnswered(open, ['recoveryCodeInput']);
  });

  test('behind a mailed link names its field, and the link stays good', async () => {
    const { username } = await bench.newPerson();
    const { browser, action } = await pageAt('loginResetCredentialsUrl');
    await post(browser, action, Buffer.from(`username=${username}`));
    const letter = await vi.waitFor(
      async () => (await bench.mailsTo(username))[0] ?? expect.fail('no email'),
      { timeout: 10_000 },
    );
    const key = /action-token\?key=([\w-]{43})/.exec(letter.text)?.[1] ?? '';
    const address = `${server.address}/realms/writdesk/login-actions/action-token?key=${key}`;
    await expectFormAnswered(
      async () => ({ browser: new Browser(server), action: address }),
      ['password-new', 'password-confirm'],
    );
    expect((await new Browser(server).fetch(address)).status).toBe(200);
  });

  test.each([
    [
      'token',
      [
        'grant_type',
        'code',
        'redirect_uri',
        'client_id',
        'code_verifier',
        'refresh_token',
        'scope',
        'client_secret',
        'none',
      ],
    ],
    [
      'auth',
      [
        'client_id',
        'state',
        'nonce',
        'redirect_uri',
        'scope',
        'login_hint',
        'ui_locales',
        'claims',
        'request',
      ],
    ],
    ['logout', ['id_token_hint', 'post_logout_redirect_uri', 'state', 'client_id', 'xsrf', 'logout']],
    ['logout/confirm', ['xsrf', 'logout']],
    ['revoke', ['token']],
    ['userinfo', ['access_token']],
  ])('at %s names its field', async (endpoint, fields) => {
    await expectFormAnswered(
      async () => ({ browser: new Browser(server), action: `${PROTOCOL}/${endpoint}` }),
      fields,
    );
  });

  test('with a well-formed refresh token, code or sign-in works as before, however it comes', async () => {
    const { username } = await bench.newPerson();
    const browser = new Browser(server);
    const { refresh_token: token } = await browser.signInFully(username, PASSWORD);
    const form = Buffer.from(`grant_type=refresh_token&client_id=writdesk-web&refresh_token=${token}`);
    const reply = await post(browser, `${PROTOCOL}/token`, form, true);
    expect(reply.status, reply.text).toBe(200);
  });

  test('that is too large, empty or of another kind is refused as before', async () => {
    const browser = new Browser(server);
    const token = `${PROTOCOL}/token`;
    expect((await post(browser, token, Buffer.alloc(60_000, 'x'))).status).toBe(413);
    expect((await post(browser, token, Buffer.alloc(60_000, 'x'), true)).status).toBe(413);
    expect((await post(browser, token, Buffer.alloc(0))).status).toBe(400);
    const json = await browser.fetch(token, {
      method: 'POST',
      body: Buffer.from('{"code":"\xff"}', 'latin1'),
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
  });
});

describe('the query', () => {
  test.each([
    [
      'protocol/openid-connect/auth',
      [
        'state',
        'nonce',
        'client_id',
        'redirect_uri',
        'scope',
        'login_hint',
        'response_mode',
        'code_challenge',
        'ui_locales',
        'kc_locale',
        'firstName',
        'email',
        'acr_values',
        'prompt',
        'max_age',
        'id_token_hint',
      ],
    ],
    ['protocol/openid-connect/registrations', ['state', 'nonce', 'email']],
    ['protocol/openid-connect/logout', ['id_token_hint', 'post_logout_redirect_uri', 'state', 'client_id']],
    ['protocol/openid-connect/login-status-iframe.html/session', ['id']],
    ['protocol/openid-connect/certs', ['none']],
    ['account', ['referrer_uri']],
    ['login-actions/action-token', ['key']],
    ['login-actions/authenticate/none', ['step', 'kc_locale']],
    ['.well-known/openid-configuration', ['none']],
  ])('of %s names its field', async (path, fields) => {
    const browser = new Browser(server);
    for (const field of fields) {
      const begun = new URLSearchParams({
        client_id: 'writdesk-web',
        redirect_uri: `${server.address}/`,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      });
      begun.delete(field);
      for (const encoding of encodings) {
        const reply = await browser.fetch(
          `/realms/writdesk/${path}?${begun.toString()}&${field}=${encoding}`,
        );
        expectNamed({ status: reply.status, text: await reply.text() }, field, `${field}=${encoding}`);
      }
      for (const value of ['x'.repeat(7_000), '😀'.repeat(500), '\ufffd']) {
        const query = `${begun.toString()}&${field}=${encodeURIComponent(value)}`;
        const reply = await browser.fetch(`/realms/writdesk/${path}?${query}`);
        expect(reply.status, `${field}: ${server.logged.at(-1)}`).toBeLessThan(500);
      }
    }
  });

  test('and the path, too', async () => {
    const browser = new Browser(server);
    for (const path of [
      'nothing/%ff',
      'login-actions/authenticate/%00',
      '%zz',
      'protocol/openid-connect/auth/%ff',
    ]) {
      const reply = await browser.fetch(`/realms/writdesk/${path}`);
      expectNamed({ status: reply.status, text: await reply.text() }, 'path', path);
    }
  });
});

import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, returned, type Tokens } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { hashOfId } from '../provider/record-queries.ts';

const USERNAME = 'nadia@example.com';
let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
  server = await bench.start();
});
afterAll(() => bench.close());

const renewed = async (browser: Browser, refreshToken: string): Promise<Tokens> => {
  const reply = await browser.refresh(refreshToken);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Tokens;
};
const idOf = ({ refresh_token: token }: Tokens) => decodeJwt(token).jti;
/** How many refresh tokens of a session can still be used. */
async function liveTokens({ access_token: token }: Tokens): Promise<number> {
  const { rows } = await bench.db.pool.query<{ n: number }>(
    `select count(*)::int as n from identity.record
     where model = 'RefreshToken' and session_hash = $1 and consumed_at is null and expires_at > now()`,
    [hashOfId(String(decodeJwt(token)['sid']))],
  );
  return rows[0]?.n ?? 0;
}
/** What the provider answers to the bearer of an access token who asks who they are. */
const knownBy = async (browser: Browser, token: string): Promise<number> => {
  const headers = { authorization: `bearer ${token}`, accept: 'application/json' };
  return (await browser.fetch(`${browser.realm}/account`, { headers })).status;
};
/** Lets the grace of every used token pass. */
const passGrace = () =>
  bench.db.pool.query("update identity.record set consumed_at = consumed_at - interval '11 seconds'");

describe('a refresh', () => {
  test('gives new tokens of the same session, and a new refresh token', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const second = await renewed(browser, first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({
      sid: decodeJwt(first.access_token)['sid'],
      typ: 'Bearer',
      sub: bench.accountId,
    });
    const { iat = 0, exp = 0 } = decodeJwt(second.refresh_token);
    expect(exp - iat).toBe(1_800);
    await renewed(browser, second.refresh_token);
  });

  test('brings changed roles', async () => {
    const browser = new Browser(server);
    const { accounts } = bench;
    const { id } = await accounts.createAccount({
      username: 'roles@example.com',
      email: 'roles@example.com',
      firstName: 'R',
      lastName: 'S',
      password: PASSWORD,
      roles: ['processor'],
      emailVerified: true,
    });
    const first = await browser.signInFully('roles@example.com', PASSWORD);
    await accounts.setRoles(id, ['processor', 'lawyer']);
    const second = await renewed(browser, first.refresh_token);
    expect(decodeJwt(second.access_token)['realm_access']).toEqual({ roles: ['processor', 'lawyer'] });
  });

  test('whose answer was lost may be repeated within the grace, and gives the same token', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const lost = await renewed(browser, first.refresh_token);
    const repeated = await renewed(browser, first.refresh_token);
    expect(idOf(repeated)).toBe(idOf(lost));
    expect(await liveTokens(first)).toBe(1);
    const next = await renewed(browser, repeated.refresh_token);
    expect(decodeJwt(next.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
    expect(await liveTokens(first)).toBe(1);
  });

  test('made several times at once gives the same token each time: no family forks', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const replies = await Promise.all([1, 2, 3].map(() => renewed(browser, first.refresh_token)));
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(await liveTokens(first)).toBe(1);
  });

  test('with a token whose successor was used, even within the grace, ends the family: two have it', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const second = await renewed(browser, first.refresh_token);
    const third = await renewed(browser, second.refresh_token);
    expect((await browser.refresh(first.refresh_token)).status).toBe(400);
    expect((await browser.refresh(third.refresh_token)).status).toBe(400);
    expect(await liveTokens(first)).toBe(0);
  });

  test('in three tabs at once works in one without a grace', async () => {
    const strict = await bench.start({ lifetimes: { refreshGraceSeconds: 0 } });
    const browser = new Browser(strict);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const replies = await Promise.all([1, 2, 3].map(() => browser.refresh(first.refresh_token)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('with a token used before, after the grace, ends the whole family, yet not the session', async () => {
    const browser = new Browser(server);
    const first = await browser.signInFully(USERNAME, PASSWORD);
    const second = await renewed(browser, first.refresh_token);
    await passGrace();
    expect((await browser.refresh(first.refresh_token)).status).toBe(400);
    expect((await browser.refresh(second.refresh_token)).status).toBe(400);
    // What the family gave opens nothing any more, though its time has not come.
    for (const { access_token: token } of [first, second]) expect(await knownBy(browser, token)).toBe(401);
    const silent = await browser.authorize({ prompt: 'none' });
    expect('answer' in silent && silent.answer.get('code')).toBeTruthy();
    const again = (await (await browser.exchange(returned(silent))).json()) as Tokens;
    expect(await knownBy(browser, again.access_token)).toBe(200);
    for (const { access_token: token } of [first, second]) expect(await knownBy(browser, token)).toBe(401);
  });

  test('with an expired token is refused', async () => {
    const browser = new Browser(server);
    const { refresh_token } = await browser.signInFully(USERNAME, PASSWORD);
    await bench.db.pool.query("update identity.record set expires_at = now() where model = 'RefreshToken'");
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  test('with a changed password is refused', async () => {
    const browser = new Browser(server);
    const { accounts } = bench;
    const { id } = await accounts.createAccount({
      username: 'pw@example.com',
      email: 'pw@example.com',
      firstName: 'P',
      lastName: 'W',
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
    const { refresh_token } = await browser.signInFully('pw@example.com', PASSWORD);
    await accounts.setPassword(id, 'another password');
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    await new Browser(server).signInFully('pw@example.com', 'another password');
  });

  test('with anything that we did not sign is refused', async () => {
    const browser = new Browser(server);
    const { refresh_token, access_token, id_token } = await browser.signInFully(USERNAME, PASSWORD);
    const payload = decodeJwt(refresh_token);
    const forged = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${refresh_token.split('.')[1]}.`;
    for (const token of [forged, unsigned, String(payload.jti), access_token, id_token, 'x', '']) {
      expect((await browser.refresh(token)).status).toBe(400);
    }
    await renewed(browser, refresh_token);
  });

  test('from a foreign origin is refused to be read', async () => {
    const browser = new Browser(server);
    const { refresh_token } = await browser.signInFully(USERNAME, PASSWORD);
    const reply = await browser.fetch(`${browser.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'writdesk-web', grant_type: 'refresh_token', refresh_token }),
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe.each(['token', 'certs', 'auth', 'logout', 'userinfo'])('the preflight of %s', (endpoint) => {
  const asked = async (origin: string) => {
    const browser = new Browser(server);
    return browser.fetch(`${browser.realm}/protocol/openid-connect/${endpoint}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  };

  test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    'allows %s nothing',
    async (origin) => {
      const reply = await asked(origin);
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('lets our own page read tokens', async () => {
    const { publicUrl } = server.identity.settings;
    const { headers } = await asked(publicUrl);
    if (['auth', 'logout'].includes(endpoint)) return;
    expect(headers.get('access-control-allow-origin')).toBe(publicUrl);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser, returned, type Tokens } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { COMPILED } from '../../../test/support/processes.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { rotateKeys } from './rotate-keys.ts';

const USERNAME = 'nadia@example.com';
const publicUrl = 'http://desk.example.com';
let bench: IdentityBench;
let one: IdentityServer;
let other: IdentityServer;

beforeEach(async () => {
  bench = await identityBench(USERNAME);
  [one, other] = await Promise.all([bench.start({ publicUrl }), bench.start({ publicUrl })]);
});
afterEach(() => bench.close());

const rotate = (olderThanDays?: number) =>
  rotateKeys(bench.db.as(systemScope), bench.vault, { ...(olderThanDays && { olderThanDays }) });
const keyOf = ({ access_token }: Tokens) => decodeProtectedHeader(access_token).kid;
const signOut = (browser: Browser, { id_token }: Tokens) =>
  browser.fetch(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${id_token}`);
const isSignedIn = async (browser: Browser) =>
  returned(await browser.authorize({ prompt: 'none' })).answer.has('code');
const age = (table: 'signing_key' | 'secret', column: 'created_at' | 'retired_at', days: number) =>
  bench.db.pool.query(`update identity.${table} set ${column} = ${column} - $1 * interval '1 day'`, [days]);

describe('rotated keys', () => {
  test('sign at once in the process that learns them, and another one believes them without a word', async () => {
    const before = await new Browser(one).signInFully(USERNAME, PASSWORD);
    const kid = await rotate();
    await one.identity.lookForKeys();
    const after = await new Browser(one).signInFully(USERNAME, PASSWORD);
    expect(keyOf(after)).toBe(kid);
    expect(keyOf(after)).not.toBe(keyOf(before));
    for (const { identity } of [one, other])
      for (const { access_token } of [before, after])
        await expect(identity.verifier.verifyAccessToken(access_token)).resolves.toMatchObject({
          sub: bench.accountId,
        });
    // It has learned the key by the token, and signs with it, too.
    expect(keyOf(await new Browser(other).signInFully(USERNAME, PASSWORD))).toBe(kid);
  });

  test('are RSA of 3072 bits', async () => {
    await rotate();
    const keys = (await (
      await new Browser(one).fetch(`${new Browser(one).realm}/protocol/openid-connect/certs`)
    ).json()) as { keys: { n: string }[] };
    expect(keys.keys.map(({ n }) => Buffer.from(n, 'base64url').length * 8)).toEqual([3_072]);
    await one.identity.lookForKeys();
    expect((await new Browser(one).signInFully(USERNAME, PASSWORD)).access_token).toBeTruthy();
  });

  test('sign nobody out: sessions, refresh tokens and proofs at sign-out go on', async () => {
    const browser = new Browser(one);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    await rotate();
    for (const server of [one, other]) await server.identity.lookForKeys();
    expect(await isSignedIn(browser)).toBe(true);
    const reply = await browser.refresh(tokens.refresh_token);
    expect(reply.status).toBe(200);
    browser.server = other;
    await signOut(browser, tokens);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.refresh(((await reply.json()) as Tokens).refresh_token)).status).toBe(400);
  });

  test('prove a sign-out also where they aren’t known yet', async () => {
    await rotate();
    await one.identity.lookForKeys();
    const browser = new Browser(one);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    browser.server = other;
    await signOut(browser, tokens);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('sign cookies only when every process knows them', async () => {
    await rotate();
    await one.identity.lookForKeys();
    const early = new Browser(one);
    await early.signInFully(USERNAME, PASSWORD);
    early.server = other; // which has not looked
    expect(await isSignedIn(early)).toBe(true);
    early.server = one;
    await other.identity.lookForKeys();
    await age('secret', 'created_at', 1);
    await one.identity.lookForKeys();
    const late = new Browser(one);
    await late.signInFully(USERNAME, PASSWORD);
    for (const browser of [early, late]) {
      expect(await isSignedIn(browser)).toBe(true);
      // This process has not looked since: it still signs with the former key, and knows both.
      browser.server = other;
      expect(await isSignedIn(browser)).toBe(true);
    }
  });

  test('are made once when two rotate at once', async () => {
    await Promise.all([rotate(), rotate()]);
    const { rows } = await bench.db.pool.query(
      `select (select count(*) from identity.signing_key where retired_at is null) as keys,
        (select count(*) from identity.secret where name = 'cookies' and retired_at is null) as cookies`,
    );
    expect(rows).toEqual([{ keys: 1, cookies: 1 }]);
  });

  test('are left alone while young, and forgotten half a year after they were retired', async () => {
    expect(await rotate(90)).toBeUndefined();
    const former = keyOf(await new Browser(one).signInFully(USERNAME, PASSWORD));
    await age('signing_key', 'created_at', 91);
    expect(await rotate(90)).toEqual(expect.any(String));
    const kids = async () =>
      (await bench.db.pool.query<{ kid: string }>('select kid from identity.signing_key')).rows.map(
        ({ kid }) => kid,
      );
    await age('signing_key', 'retired_at', 179);
    await rotate(90);
    expect(await kids()).toContain(former);
    await age('signing_key', 'retired_at', 2);
    await rotate(90);
    expect(await kids()).not.toContain(former);
    expect(await kids()).toHaveLength(1);
  });

  test('are not made where nobody needs them', async () => {
    await bench.db.pool.query('delete from identity.signing_key');
    expect(await rotate()).toBeUndefined();
  });
});

test('a token with a made-up key is refused', async () => {
  const made = [{ alg: 'RS256', kid: 'nobody’s' }, {}, ''].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  await expect(one.identity.verifier.verifyAccessToken(made.join('.'))).rejects.toMatchObject({
    name: 'TokenRefusedError',
  });
});

test('npm run admin -- rotate-keys', async () => {
  const run = async (variables: Record<string, string> = {}) => {
    const { host, user, database } = bench.connection;
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../admin.ts'), 'rotate-keys'], {
      env: {
        ...COMPILED,
        DATA_DIR: '/nonexistent',
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
        ...variables,
      },
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return out + err;
  };
  const said = await run();
  const { rows } = await bench.db.pool.query<{ kid: string }>(
    'select kid from identity.signing_key where retired_at is null',
  );
  expect(said).toContain(`The key ${rows[0]?.kid} signs from now on.`);
  expect(await run({ OIDC_URL: 'https://login.example' })).toContain('Sign-in is not ours');
});

import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoundRobin, type RoundRobin } from '../../test/support/round-robin.ts';
import { Browser, returned, shown, type Tokens } from '../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../test/support/identity.ts';

const USERNAME = 'nadia@example.com';
const publicUrl = 'http://desk.example.com';
let bench: IdentityBench;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
});
afterAll(() => bench.close());

describe('two processes on one database', () => {
  let one: IdentityServer;
  let other: IdentityServer;
  beforeAll(async () => {
    [one, other] = await Promise.all([bench.start({ publicUrl }), bench.start({ publicUrl })]);
  });

  test('go on where the other stopped, at every step', async () => {
    const browser = new Browser(one);
    const page = shown(await browser.authorize());
    browser.server = other;
    const back = returned(
      await browser.submit(page, page.context.url.loginAction, { username: USERNAME, password: PASSWORD }),
    );
    browser.server = one;
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    browser.server = other;
    const renewed = await browser.refresh(tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(returned(await browser.authorize({ prompt: 'none' })).answer.get('code')).toBeTruthy();
    for (const { identity } of [one, other]) {
      await expect(identity.verifier.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
        sub: bench.accountId,
      });
    }
    await browser.fetch(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`);
    browser.server = one;
    expect((await browser.refresh(((await renewed.json()) as Tokens).refresh_token)).status).toBe(400);
  });

  test('signing in at once in two tabs leave one session to end', async () => {
    const browser = new Browser(one);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    const pages = [
      shown(await browser.authorize({ prompt: 'login' })),
      shown(await browser.authorize({ prompt: 'login' })),
    ];
    const form = { username: USERNAME, password: PASSWORD };
    await Promise.all(pages.map((page) => browser.submit(page, page.context.url.loginAction, form)));
    await browser.fetch(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });
});

describe('two processes behind one address', () => {
  let front: RoundRobin;
  let balanced: IdentityServer;
  beforeAll(async () => {
    front = await openRoundRobin();
    const options = { publicUrl: front.address, trustProxy: 1 };
    const servers = await Promise.all([bench.start(options), bench.start(options)]);
    front.targets.push(...servers.map(({ address }) => address));
    balanced = { ...servers[0], address: front.address };
  });
  afterAll(() => front.close());
  /** Which processes took part in what was asked at a path. */
  const whoServed = (path: RegExp) =>
    new Set(front.served.filter((each) => path.test(each.path)).map(({ target }) => target));

  test('sign in, exchange the code, refresh and sign out, whoever gets which request', async () => {
    for (let time = 0; time < 3; time++) {
      const browser = new Browser(balanced);
      const tokens = await browser.signInFully(USERNAME, PASSWORD);
      const renewed = await browser.refresh(tokens.refresh_token);
      expect(renewed.status).toBe(200);
      const { refresh_token } = (await renewed.json()) as Tokens;
      expect(returned(await browser.authorize({ prompt: 'none' })).answer.get('code')).toBeTruthy();
      await browser.fetch(`${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`);
      // Once with each of them.
      for (const _process of front.targets) {
        expect((await browser.refresh(refresh_token)).status).toBe(400);
        expect(returned(await browser.authorize({ prompt: 'none' })).answer.get('error')).toBe(
          'login_required',
        );
      }
      // An odd number of requests, so that the next round begins with the other process.
      if (front.served.length % 2 === 0)
        await browser.fetch(`${browser.realm}/protocol/openid-connect/certs`);
    }
    for (const path of [/login-actions\/authenticate/, /openid-connect\/token$/, /openid-connect\/logout$/])
      expect(whoServed(path)).toEqual(new Set([0, 1]));
  });

  test('ask what is to be asked on the way in, step by step', async () => {
    const email = 'steps@example.com';
    const names = { firstName: 'Ada', lastName: 'Núñez' };
    const { id } = await bench.accounts.createAccount({
      ...names,
      username: email,
      email,
      password: PASSWORD,
      roles: [],
      emailVerified: true,
    });
    for (const [before, after] of [
      [PASSWORD, 'a newer password'],
      ['a newer password', 'the newest password'],
    ] as const) {
      await bench.askForAnother(id);
      const browser = new Browser(balanced);
      const page = shown(await browser.signIn(email, before));
      expect(page.context.pageId).toBe('login-update-password.ftl');
      const form = { 'password-new': after, 'password-confirm': after };
      returned(await browser.submit(page, page.context.url.loginAction, form));
    }
  });

  test('count failures together', async () => {
    const name = 'counted@example.com';
    const statuses = [];
    for (let time = 0; time < 6; time++)
      statuses.push(shown(await new Browser(balanced).signIn(name, 'wrong')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('the signing key survives a restart, and stays one when several start at once on an empty database', async () => {
  const fresh = await identityBench();
  await fresh.db.pool.query('delete from identity.signing_key');
  await fresh.db.pool.query('delete from identity.secret');
  const servers = await Promise.all([0, 1, 2].map(() => fresh.start({ publicUrl })));
  const tokens = await Promise.all(
    servers.map((server) => new Browser(server).signInFully(USERNAME, PASSWORD)),
  );
  await Promise.all(servers.map((server) => server.close()));

  const restarted = await fresh.start({ publicUrl });
  const browser = new Browser(restarted);
  const later = await browser.signInFully(USERNAME, PASSWORD);
  expect(
    new Set([later, ...tokens].map(({ access_token }) => decodeProtectedHeader(access_token).kid)).size,
  ).toBe(1);
  for (const { access_token, refresh_token } of tokens) {
    await expect(restarted.identity.verifier.verifyAccessToken(access_token)).resolves.toMatchObject({
      preferred_username: USERNAME,
    });
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  }
  await fresh.close();
});

describe('the database', () => {
  test('holds nothing that could be presented to the provider', async () => {
    const server = await bench.start({ publicUrl });
    const browser = new Browser(server);
    const waiting = shown(await browser.authorize({ state: 'a-state-to-look-for' }));
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    const unused = returned(await browser.authorize({ prompt: 'none' }));
    const { rows } = await bench.db.pool.query<{ line: string }>(
      `select r::text as line from identity.record r union all select k::text from identity.signing_key k
       union all select s::text from identity.secret s union all select a::text from identity.account a`,
    );
    const everything = rows.map(({ line }) => line).join('\n');
    const opaque = JSON.parse(
      Buffer.from(tokens.refresh_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { jti: string };
    const secrets = {
      'session cookie': browser.cookies.get('KEYCLOAK_IDENTITY')?.value,
      'session id': browser.cookies.get('KEYCLOAK_SESSION')?.value,
      'interaction id': waiting.context.url.loginAction.split('/').at(-1)?.split('?')[0],
      'refresh token': tokens.refresh_token,
      'opaque refresh token': opaque.jti,
      code: unused.answer.get('code'),
      state: 'a-state-to-look-for',
      password: PASSWORD,
      'private key': '"d":',
    };
    expect(Object.values(secrets).every(Boolean)).toBe(true);
    const found = Object.entries(secrets).filter(([, secret]) => everything.includes(secret ?? ''));
    expect(found).toEqual([]);
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('is rid of what has expired', async () => {
    const server = await bench.start({ publicUrl });
    await new Browser(server).signInFully(USERNAME, PASSWORD);
    const living = await new Browser(server).signInFully(USERNAME, PASSWORD);
    const count = async () => (await bench.db.pool.query('select 1 from identity.record')).rowCount ?? 0;
    const before = await count();
    await bench.db.pool.query(
      "update identity.record set expires_at = now() - interval '1 second' where model = 'Grant'",
    );
    await server.identity.cleanUp();
    expect(await count()).toBeLessThan(before);
    expect(await count()).toBeGreaterThan(0);
    expect((await new Browser(server).refresh(living.refresh_token)).status).toBe(400);
  });
});

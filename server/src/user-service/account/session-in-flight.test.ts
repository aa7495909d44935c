import { account } from '@writdesk/contract/account/account';
import type { Route } from '@writdesk/contract/route';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { keptSession } from '../../../test/support/kept-session.ts';
import { PasskeyDevice } from '../../../test/support/passkey-device.ts';

// Somebody signs out everywhere because a stranger has their session. What the stranger asked for a moment before, and what waits
// at its row on the trail, is not done.

let t: TestApp;
let owner: pg.Client;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  owner = new pg.Client(t.connection);
  await owner.connect();
  const made = await t.opened.deps.accounts.createAccount({
    username: 'ada@example.com',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Núñez',
    password: 'correct horse battery',
    roles: [],
    emailVerified: true,
  });
  me = { accountId: made.id, email: made.email, roles: [] };
});
afterAll(async () => {
  await owner.end();
  await t.close();
});

const calls: [string, Route, object][] = [
  ['a passkey', account.beginPasskey, {}],
  ['an end of all sessions', account.endSessions, { which: 'others' }],
];

async function rows(): Promise<unknown> {
  const query =
    'select (select count(*) from users.audit_event) as n, (select count(*) from identity.session) as s';
  return (await owner.query(query)).rows[0];
}

test.each(calls)('%s is not given to a session that ended meanwhile', async (_what, route, body) => {
  const as = { ...me, sessionId: await keptSession(t, me.accountId, { sessionId: 'stolen' }) };
  await owner.query('begin; lock table users.audit_event in share row exclusive mode');
  const running = t.send(route.method, route.url, { as, body });
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select from pg_locks where not granted and relation = 'users.audit_event'::regclass",
          )
        ).rowCount,
    )
    .toBe(1);
  await t.opened.deps.accounts.endSessions(me.accountId);
  const before = await rows();
  await owner.query('commit');
  expect(await running).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect(await rows()).toEqual(before);
});

/** Requests that wait for a row of somebody. */
const waiting = async () =>
  (
    await owner.query(
      'select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
    )
  ).rowCount;
const factorsLeft = async () => {
  const own = await t.call(account.security, { as: me });
  return { passkeys: own.body.passkeys.length, codes: own.body.recoveryCodesLeft, app: own.body.totpSince };
};
const nothing = { passkeys: 0, codes: 0, app: null };

/** What the stranger has prepared, and sends in the moment of the removal. */
const prepared: [string, (as: Person) => Promise<() => ReturnType<TestApp['send']>>][] = [
  [
    'a new app',
    async (as) => () => t.send(account.beginTotp.method, account.beginTotp.url, { as, body: {} }),
  ],
  [
    'a passkey',
    async (as) => {
      const begun = await t.call(account.beginPasskey, { as, body: {} });
      const credential = new PasskeyDevice('http://localhost:3000').register(begun.body.options);
      const { method, url } = account.confirmPasskey;
      return () => t.send(method, url, { as, body: { name: 'Mine', credential } });
    },
  ],
  [
    'an authenticator app',
    async (as) => {
      const begun = await t.call(account.beginTotp, { as, body: {} });
      const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate();
      const { method, url } = account.confirmTotp;
      return () => t.send(method, url, { as, body: { code } });
    },
  ],
];

test.each(prepared)(
  '%s that is asked for while all factors are removed is refused',
  async (what, prepare) => {
    const as = { ...me, sessionId: await keptSession(t, me.accountId, { sessionId: `behind ${what}` }) };
    const confirm = await prepare(as);
    const { running } = await t.db.transaction().execute(async (tx) => {
      await t.opened.deps.accounts.removeFactors(me.accountId, tx);
      const asked = confirm();
      await expect.poll(waiting).toBe(1);
      return { running: asked };
    });
    expect((await running).status).toBeGreaterThanOrEqual(400);
    expect(await factorsLeft()).toEqual(nothing);
  },
);

test.each(prepared)(
  '%s that is asked for before all factors are removed goes with them',
  async (what, prepare) => {
    const as = { ...me, sessionId: await keptSession(t, me.accountId, { sessionId: `before ${what}` }) };
    const confirm = await prepare(as);
    await owner.query('begin; lock table users.audit_event in share row exclusive mode');
    const confirming = confirm();
    await expect.poll(waiting).toBe(1);
    const removing = t.opened.deps.accounts.removeFactors(me.accountId);
    await expect.poll(waiting).toBe(2);
    await owner.query('commit');
    expect(await confirming).toMatchObject({ status: 200 });
    await removing;
    expect(await factorsLeft()).toEqual(nothing);
  },
);

test('an authenticator app that was begun before all factors are removed is never confirmed', async () => {
  const sessionId = await keptSession(t, me.accountId, { sessionId: 'stolen before' });
  const begun = await t.call(account.beginTotp, { as: { ...me, sessionId }, body: {} });
  await t.opened.deps.accounts.removeFactors(me.accountId);
  const as = { ...me, sessionId: await keptSession(t, me.accountId, { sessionId: 'stolen again' }) };
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate();
  expect(await t.call(account.confirmTotp, { as, body: { code } })).toMatchObject({ status: 409 });
  expect(await factorsLeft()).toEqual(nothing);
});

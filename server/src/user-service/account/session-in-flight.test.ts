import { account } from '@writdesk/contract/account/account';
import type { Route } from '@writdesk/contract/route';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { keptSession } from '../../../test/support/kept-session.ts';

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
  ['an authenticator app', account.beginTotp, {}],
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

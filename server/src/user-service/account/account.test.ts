import { account } from '@writdesk/contract/account/account';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { keptSession } from '../../../test/support/kept-session.ts';
import { PasskeyDevice } from '../../../test/support/passkey-device.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';

const PASSWORD = 'correct horse battery';
let t: TestApp;
let me: Person;
let other: Person;
let count = 0;

beforeAll(async () => {
  t = await testApp();
  other = await somebody();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await somebody();
});

async function somebody(): Promise<Person> {
  const email = `person${++count}@example.com`;
  const names = { firstName: 'Ada', lastName: 'Núñez' };
  const { id } = await t.opened.deps.accounts.createAccount({
    username: email,
    email,
    ...names,
    password: PASSWORD,
    roles: [],
    emailVerified: true,
  });
  return { accountId: id, email, roles: [] };
}
const session = ({ accountId }: Person, name: string, minutesAgo = 0) =>
  keptSession(t, accountId, { sessionId: `${name}-${count}`, minutesAgo });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const body = { password: PASSWORD };
async function withApp() {
  const begun = await t.call(account.beginTotp, { as: me, body });
  const { secret } = begun.body;
  return t.call(account.confirmTotp, { as: me, body: { code: codeOf(secret) } });
}
const stateOf = async (person = me) => (await t.call(account.security, { as: person })).body;
const auditsOf = async ({ accountId }: Person) =>
  (
    await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'actorKind'])
      .where('subject', '=', 'account')
      .where('subjectId', '=', accountId)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);
/** What is to be mailed to the person. */
async function lettersTo({ accountId }: Person): Promise<string[]> {
  const { rows } = await t.opened.deps.db.pool.query<{
    data: { accountId: string; change?: string; letter: string };
  }>(
    "select data from jobs.job where name = 'identity.mail' and data ->> 'accountId' = $1 order by created_on",
    [accountId],
  );
  return rows.map(({ data }) => data.change ?? data.letter);
}

describe('an authenticator app', () => {
  test('is set up with the password and a code, audited, and notified by mail', async () => {
    expect(await stateOf()).toMatchObject({
      managedElsewhere: false,
      hasPassword: true,
      isFresh: false,
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    const begun = await t.call(account.beginTotp, { as: me, body });
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Writdesk:/);
    expect(begun.body.qrSvg).toMatch(/^<svg /);
    expect((await stateOf()).totpSince).toBeNull();
    const wrong = await t.call(account.confirmTotp, { as: me, body: { code: '000000' } });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'code_wrong' } });

    const code = codeOf(begun.body.secret);
    const done = await t.call(account.confirmTotp, { as: me, body: { code } });
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(await stateOf()).toMatchObject({ totpSince: expect.any(String), recoveryCodesLeft: 10 });
    expect(await auditsOf(me)).toEqual(['account.begin-totp', 'account.add-totp']);
    expect(await lettersTo(me)).toEqual(['totp-added']);
    const chain = { trail: 'users', subject: 'account', subjectId: me.accountId } as const;
    expect(await verifyAudit(t.db, chain)).toMatchObject({ rows: 2, fault: null });
    expect((await t.call(account.beginTotp, { as: me, body })).body).toMatchObject({ code: 'conflict' });
    expect((await stateOf(other)).totpSince).toBeNull();
  });

  test('leaves no code or secret among the replies that are kept', async () => {
    const headers = { 'idempotency-key': `key-${count}` };
    await t.call(account.beginTotp, { as: me, body, headers });
    const kept = await t.db
      .selectFrom('jobs.idempotencyKey')
      .select('key')
      .where('actorId', '=', me.accountId)
      .execute();
    expect(kept).toEqual([]);
  });

  test('is removed, with its recovery codes', async () => {
    await withApp();
    const gone = await t.call(account.removeTotp, { as: me, body });
    expect(gone.body).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect(await lettersTo(me)).toEqual(['totp-added', 'totp-removed']);
    expect((await auditsOf(me)).at(-1)).toBe('account.remove-totp');
    expect(await t.call(account.removeTotp, { as: me, body })).toMatchObject({ status: 409 });
    expect(await t.call(account.renewRecoveryCodes, { as: me, body })).toMatchObject({ status: 409 });
  });

  test('gets new recovery codes', async () => {
    const first = (await withApp()).body.recoveryCodes;
    const second = (await t.call(account.renewRecoveryCodes, { as: me, body })).body.recoveryCodes;
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    expect((await stateOf()).recoveryCodesLeft).toBe(10);
  });
});

describe('who changes how they sign in', () => {
  const routes = [account.beginTotp, account.removeTotp, account.renewRecoveryCodes, account.beginPasskey];
  test.each(routes)('by $path gives their password', async (route) => {
    expect(await t.call(route, { as: me, body: {} })).toMatchObject({ body: { code: 'confirm_needed' } });
    const refused = await t.call(route, { as: me, body: { password: 'wrong' } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'wrong_password', errors: [{ path: 'password' }] },
    });
    const old = { ...me, sessionId: await session(me, 'old', 6) };
    expect(await t.call(route, { as: old, body: {} })).toMatchObject({ body: { code: 'confirm_needed' } });
  });

  test('needs none five minutes after they signed in, in that session alone', async () => {
    const fresh = { ...me, sessionId: await session(me, 'fresh') };
    expect((await stateOf(fresh)).isFresh).toBe(true);
    expect((await t.call(account.beginTotp, { as: fresh, body: {} })).status).toBe(200);
    const stolen = { ...other, sessionId: fresh.sessionId };
    expect((await t.call(account.beginTotp, { as: stolen, body: {} })).status).toBe(401);
  });

  test('is locked out after five wrong ones', async () => {
    const wrong = { password: 'wrong' };
    for (let time = 0; time < 5; time++) await t.call(account.beginTotp, { as: me, body: wrong });
    const { method, url } = account.beginTotp;
    const locked = await t.send(method, url, { as: me, body });
    expect(locked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a passkey', () => {
  test('is added by what the browser made, and removed', async () => {
    const { options } = (await t.call(account.beginPasskey, { as: me, body })).body;
    const device = new PasskeyDevice(t.config.publicUrl);
    const credential = device.register(options);
    const add = { name: 'This laptop', credential };
    expect(await t.call(account.confirmPasskey, { as: other, body: add })).toMatchObject({
      status: 409,
      body: { code: 'passkey_refused' },
    });
    const again = (await t.call(account.beginPasskey, { as: me, body })).body.options;
    const made = { name: 'This laptop', credential: device.register(again) };
    expect((await t.call(account.confirmPasskey, { as: me, body: made })).body.recoveryCodes).toHaveLength(
      10,
    );
    const [passkey] = (await stateOf()).passkeys;
    expect(passkey).toMatchObject({ name: 'This laptop', lastUsedAt: null });
    const params = { id: passkey?.id ?? '' };
    expect(await t.call(account.removePasskey, { as: other, params, body })).toMatchObject({ status: 404 });
    expect((await t.call(account.removePasskey, { as: me, params, body })).body.passkeys).toEqual([]);
    expect(await lettersTo(me)).toEqual(['passkey-added', 'passkey-removed']);
    expect(await auditsOf(me)).toEqual([
      'account.begin-passkey',
      'account.begin-passkey',
      'account.add-passkey',
      'account.remove-passkey',
    ]);
  });
});

describe('sessions', () => {
  test('are listed with the one that asks, and ended one by one', async () => {
    const here = { ...me, sessionId: await session(me, 'here') };
    const there = await session(me, 'there', 60);
    const listed = (await stateOf(here)).sessions;
    expect(listed.map(({ id, current }) => [id, current])).toEqual([
      [here.sessionId, true],
      [there, false],
    ]);
    const params = { session: there };
    const none = { status: 404, body: { code: 'session_not_found' } };
    expect(await t.call(account.endSession, { as: other, params, body })).toMatchObject(none);
    expect(await auditsOf(other)).toEqual([]);
    expect((await stateOf(here)).sessions).toHaveLength(2);
    const left = await t.call(account.endSession, { as: here, params, body: {} });
    expect(left.body.sessions.map(({ id }) => id)).toEqual([here.sessionId]);
    // From a second tab that still lists it.
    expect(await t.call(account.endSession, { as: here, params, body: {} })).toMatchObject(none);
    expect(await auditsOf(me)).toEqual(['account.end-session']);
  });

  test('are ended all but this one, or all', async () => {
    const here = { ...me, sessionId: await session(me, 'here') };
    await session(me, 'there');
    await session(me, 'elsewhere');
    const others = await t.call(account.endSessions, { as: here, body: { which: 'others' } });
    expect(others.body.sessions.map(({ id }) => id)).toEqual([here.sessionId]);
    const all = await t.call(account.endSessions, { as: here, body: { which: 'all' } });
    expect(all.body.sessions).toEqual([]);
    expect(await auditsOf(me)).toEqual(['account.end-sessions', 'account.end-sessions']);
    // The token that did it is of a session that has ended.
    expect((await t.call(account.security, { as: here })).status).toBe(401);
  });

  test('are ended by nobody who is only at the computer: it takes a recent sign-in or the password', async () => {
    const here = { ...me, sessionId: await session(me, 'here', 6) };
    const there = await session(me, 'there');
    const params = { session: there };
    const which = 'all' as const;
    expect(await t.call(account.endSession, { as: here, params, body: {} })).toMatchObject({
      body: { code: 'confirm_needed' },
    });
    expect(await t.call(account.endSessions, { as: here, body: { which } })).toMatchObject({
      body: { code: 'confirm_needed' },
    });
    const wrong = { password: 'wrong' };
    expect(await t.call(account.endSession, { as: here, params, body: wrong })).toMatchObject({
      body: { code: 'wrong_password' },
    });
    expect(await t.call(account.endSessions, { as: here, body: { ...wrong, which } })).toMatchObject({
      body: { code: 'wrong_password' },
    });
    expect((await stateOf(here)).sessions).toHaveLength(2);
    expect((await t.call(account.endSession, { as: here, params, body })).status).toBe(200);
    expect((await t.call(account.endSessions, { as: here, body: { ...body, which } })).status).toBe(200);
    expect(await auditsOf(me)).toEqual(['account.end-session', 'account.end-sessions']);
  });
});

describe('the password', () => {
  test.each([
    [{ oldPassword: 'wrong', newPassword: 'a newer password' }, 'wrong_password', 'oldPassword'],
    [{ oldPassword: PASSWORD, newPassword: 'short' }, 'invalid', 'newPassword'],
    [{ oldPassword: PASSWORD, newPassword: PASSWORD }, 'invalid', 'newPassword'],
  ])('%j is refused with %s', async (change, code, path) => {
    const refused = await t.call(account.changePassword, { as: me, body: change });
    expect(refused.body).toMatchObject({ code, errors: [{ path }] });
  });

  test('is changed, audited, and notified by mail', async () => {
    const change = { oldPassword: PASSWORD, newPassword: 'a newer password' };
    expect((await t.call(account.changePassword, { as: me, body: change })).status).toBe(200);
    expect(await auditsOf(me)).toEqual(['account.set-password']);
    expect(await lettersTo(me)).toEqual(['password-changed']);
    const next = { oldPassword: 'a newer password', newPassword: 'the newest password' };
    expect((await t.call(account.changePassword, { as: me, body: next })).status).toBe(200);
  });
});

test('with another provider all of it is done there', async () => {
  const { ownAccount, ...others } = t.opened.deps;
  delete t.opened.deps.ownAccount;
  try {
    expect((await stateOf()).managedElsewhere).toBe(true);
    for (const route of [account.beginTotp, account.renewRecoveryCodes, account.beginPasskey])
      expect(await t.call(route, { as: me, body })).toMatchObject({ body: { code: 'managed_elsewhere' } });
    const change = { oldPassword: PASSWORD, newPassword: 'a newer password' };
    expect(await t.call(account.changePassword, { as: me, body: change })).toMatchObject({ status: 409 });
    const ended = await t.call(account.endSessions, { as: me, body: { which: 'all' } });
    expect(ended.status).toBe(200);
  } finally {
    Object.assign(t.opened.deps, others, { ownAccount });
  }
});

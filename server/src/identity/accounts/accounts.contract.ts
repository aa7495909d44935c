import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokens, signInByForm, type SignInPlace } from '../../../test/support/sign-in-by-form.ts';
import {
  AccountMissingError,
  type Accounts,
  AccountTakenError,
  type Renewal,
} from '../../platform/accounts.ts';

export interface AccountsBench {
  accounts: Accounts;
  /** Where the accounts sign in. */
  place: SignInPlace;
  close(): Promise<void>;
}

interface NewPerson {
  /** null: none yet. */
  password: string | null;
  emailVerified: boolean;
  isPasswordTemporary: boolean;
}

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'another horse, another battery';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What every provider whose accounts are ours to manage must do, seen at the port and at the sign-in. */
export function accountsContract(open: () => Promise<AccountsBench>): void {
  let bench: AccountsBench;
  let accounts: Accounts;
  beforeAll(async () => {
    bench = await open();
    accounts = bench.accounts;
  });
  afterAll(() => bench?.close());

  /** Somebody new each time: a real Keycloak remembers. */
  async function newPerson({
    password = PASSWORD,
    emailVerified = true,
    isPasswordTemporary = false,
  }: Partial<NewPerson> = {}) {
    const email = `wen-${randomBytes(6).toString('hex')}@example.com`;
    const account = await accounts.createAccount({
      username: email,
      email,
      firstName: 'Wen',
      lastName: 'Núñez 李',
      roles: ['client_owner'],
      emailVerified,
      isPasswordTemporary,
      ...(password !== null && { password }),
    });
    return { email, id: account.id, account };
  }
  const signIn = (email: string, password = PASSWORD) => signInByForm(bench.place, email, password);
  async function tokensOf(email: string, password = PASSWORD) {
    const end = await signIn(email, password);
    if (end.kind !== 'tokens') throw new Error(`${email} was shown ${end.pageId}.`);
    return end;
  }
  async function refreshed(refreshToken: string) {
    const reply = await refreshTokens(bench.place, refreshToken);
    if (!reply) throw new Error('The refresh was refused.');
    return decodeJwt(reply.accessToken);
  }
  /** Does what is still to be done, as a job of the product does. @returns the account's id from now on. */
  async function finished(id: string, voided: Promise<Renewal | undefined>): Promise<string> {
    const renewal = await voided;
    return renewal ? accounts.renew(renewal, async () => false) : id;
  }
  const rolesIn = (claims: ReturnType<typeof decodeJwt>) =>
    (claims['realm_access'] as { roles: string[] }).roles;

  test('an account is made once, and found by its name in any case', async () => {
    const { email, account } = await newPerson({ emailVerified: false });
    expect(account).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: email,
      email,
      emailVerified: false,
      firstName: 'Wen',
      lastName: 'Núñez 李',
      roles: ['client_owner'],
      enabled: true,
    });
    for (const name of [email, ` ${email.toUpperCase()} `])
      expect(await accounts.findByUsername(name)).toEqual(account);
    expect(await accounts.findById(account.id)).toEqual(account);
    expect(await accounts.findByUsername('nobody@example.com')).toBeUndefined();
    expect(await accounts.findByUsername('')).toBeUndefined();
    expect(await accounts.findById(NOBODY)).toBeUndefined();
  });

  test('its address belongs to it alone', async () => {
    const { email } = await newPerson();
    const again = {
      firstName: 'Other',
      lastName: 'Person',
      roles: [],
      username: email,
      email: email.toUpperCase(),
    };
    await expect(accounts.createAccount(again)).rejects.toBeInstanceOf(AccountTakenError);
    const { id } = await newPerson();
    const profile = { firstName: 'Other', lastName: 'Person', email };
    await expect(accounts.updateProfile(id, profile)).rejects.toBeInstanceOf(AccountTakenError);
  });

  test('its password opens it, and the token says whose it is', async () => {
    const { email, id } = await newPerson();
    expect(await signIn(email, 'not the password')).toEqual({ kind: 'page', pageId: 'login.ftl' });
    const claims = decodeJwt((await tokensOf(email)).accessToken);
    expect(claims).toMatchObject({
      iss: bench.place.issuer,
      sub: id,
      typ: 'Bearer',
      azp: bench.place.clientId,
      sid: expect.any(String),
      preferred_username: email,
      email,
      given_name: 'Wen',
      family_name: 'Núñez 李',
      name: 'Wen Núñez 李',
    });
    expect([claims.aud].flat()).toContain('writdesk-api');
    expect(rolesIn(claims)).toContain('client_owner');
  });

  test('without a password nobody gets in', async () => {
    const { email } = await newPerson({ password: null });
    expect(await signIn(email)).toEqual({ kind: 'page', pageId: 'login.ftl' });
  });

  test('roles that were changed are in the next token', async () => {
    const { email, id } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    await accounts.setRoles(id, ['lawyer', 'firm_admin']);
    await accounts.setRoles(id, ['lawyer', 'firm_admin']);
    expect((await accounts.findById(id))?.roles.toSorted()).toEqual(['firm_admin', 'lawyer']);
    const roles = rolesIn(await refreshed(refreshToken));
    expect(roles).toEqual(expect.arrayContaining(['lawyer', 'firm_admin']));
    expect(roles).not.toContain('client_owner');
    await accounts.setRoles(id, []);
    expect((await accounts.findById(id))?.roles).toEqual([]);
  });

  test('a changed profile is in the next token; nobody gets in by an address that isn’t verified', async () => {
    const { email, id: first } = await newPerson({ emailVerified: false });
    expect(await signIn(email)).toEqual({
      kind: 'page',
      pageId: expect.stringMatching(/login-verify-email/),
    });
    const handed = await finished(first, accounts.handOver(first));
    expect(await accounts.findById(handed)).toMatchObject({ emailVerified: true });
    const id = await accounts.setPassword(handed, PASSWORD);
    const { refreshToken } = await tokensOf(email);
    await accounts.updateProfile(id, { firstName: 'Wanda', lastName: 'Ng', email });
    expect(await refreshed(refreshToken)).toMatchObject({ name: 'Wanda Ng', email_verified: true });

    const moved = `moved-${email}`;
    await accounts.updateProfile(id, { firstName: 'Wanda', lastName: 'Ng', email: moved.toUpperCase() });
    expect(await accounts.findByUsername(moved)).toMatchObject({ id, email: moved, emailVerified: false });
    expect(await accounts.findByUsername(email)).toBeUndefined();
    const last = await finished(id, accounts.handOver(id));
    expect(await signIn(moved)).toEqual({ kind: 'page', pageId: 'login.ftl' });
    await accounts.setPassword(last, OTHER_PASSWORD);
    expect(await signIn(moved, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('an account that is handed over keeps nothing that was set before its address was proven', async () => {
    const { email, id: first } = await newPerson();
    // Signed in while the address was another, which is the one way to a session before the proof.
    const { refreshToken } = await tokensOf(email);
    const moved = `handed-${email}`;
    await accounts.updateProfile(first, { firstName: 'Wen', lastName: 'Núñez', email: moved });
    const id = await finished(first, accounts.handOver(first));
    expect(await accounts.findById(id)).toMatchObject({ email: moved, emailVerified: true });
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await accounts.listSessions(id)).toEqual([]);
    expect(await signIn(moved)).toEqual({ kind: 'page', pageId: 'login.ftl' });
  });

  test('an account that is handed over keeps the session of whoever takes it, and no other', async () => {
    const { email, id } = await newPerson();
    const kept = await tokensOf(email);
    const other = await tokensOf(email);
    const moved = `kept-${email}`;
    await accounts.updateProfile(id, { firstName: 'Wen', lastName: 'Núñez', email: moved });
    await accounts.handOver(id, { except: String(decodeJwt(kept.accessToken)['sid']) });
    expect(await refreshTokens(bench.place, kept.refreshToken)).toBeDefined();
    expect(await refreshTokens(bench.place, other.refreshToken)).toBeUndefined();
    expect(await signIn(moved)).toEqual({ kind: 'page', pageId: 'login.ftl' });
  });

  test('a disabled account that is opened again has no role and nothing that opened it, and a repetition leaves what was set since', async () => {
    const { email, id: first } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    await accounts.disable(first);
    await accounts.reopen(first, `other-${email}`);
    expect(await accounts.findById(first)).toMatchObject({ enabled: false, roles: ['client_owner'] });
    const id = await finished(first, accounts.reopen(first, email.toUpperCase()));
    expect(await accounts.findById(id)).toMatchObject({ enabled: true, emailVerified: true, roles: [] });
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await accounts.listSessions(id)).toEqual([]);
    expect(await signIn(email)).toEqual({ kind: 'page', pageId: 'login.ftl' });
    const last = await accounts.setPassword(id, OTHER_PASSWORD);
    await finished(last, accounts.reopen(last, email));
    expect(await signIn(email, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('a password that was set ends every session and the old password', async () => {
    const { email, id } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    await accounts.setPassword(id, OTHER_PASSWORD);
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await signIn(email)).toMatchObject({ kind: 'page' });
    expect(await signIn(email, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('a disabled account is out at once, and in again once enabled', async () => {
    const { email, id } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    await accounts.disable(id);
    await accounts.disable(id);
    expect(await accounts.findById(id)).toMatchObject({ enabled: false });
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await signIn(email)).toMatchObject({ kind: 'page' });
    await accounts.enable(id);
    expect(await signIn(email)).toMatchObject({ kind: 'tokens' });
  });

  test('a forced reset ends every session, and the password that others may know opens nothing', async () => {
    const { email, id: first } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    const id = await finished(first, accounts.forceReset(first));
    expect(await signIn(email)).toEqual({ kind: 'page', pageId: 'login.ftl' });
    const last = await finished(id, accounts.forceReset(id));
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await signIn(email)).toEqual({ kind: 'page', pageId: 'login.ftl' });
    await accounts.setPassword(last, OTHER_PASSWORD);
    expect(await signIn(email, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('a password that was made up must be changed at the first sign-in', async () => {
    const { email, id } = await newPerson({ isPasswordTemporary: true });
    expect(await signIn(email)).toEqual({
      kind: 'page',
      pageId: expect.stringMatching(/login-update-password/),
    });
    await accounts.setPassword(id, OTHER_PASSWORD);
    expect(await signIn(email, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('removing second factors ends every session, and leaves the password', async () => {
    const { email, id } = await newPerson();
    const { refreshToken } = await tokensOf(email);
    await accounts.removeFactors(id);
    await accounts.removeFactors(id);
    expect(await refreshTokens(bench.place, refreshToken)).toBeUndefined();
    expect(await signIn(email)).toMatchObject({ kind: 'tokens' });
  });

  test('sessions are listed, the newest first, and ended one by one, all but one, or all', async () => {
    const { email, id } = await newPerson();
    const other = await newPerson();
    const tokens = [await tokensOf(email), await tokensOf(email), await tokensOf(email)];
    const foreign = await tokensOf(other.email);
    const ids = tokens.map(({ accessToken }) => String(decodeJwt(accessToken)['sid']));
    const isOpen = async (session = 0) =>
      (await refreshTokens(bench.place, tokens[session]?.refreshToken ?? '')) !== undefined;

    const listed = await accounts.listSessions(id);
    expect(listed.map((session) => session.id).toSorted()).toEqual(ids.toSorted());
    const starts = listed.map(({ startedAt }) => startedAt.getTime());
    expect(starts).toEqual(starts.toSorted((one, next) => next - one));
    for (const { startedAt, lastSeenAt, address } of listed) {
      expect(Math.abs(Date.now() - startedAt.getTime())).toBeLessThan(60_000);
      expect(lastSeenAt.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
      expect(address).toMatch(/^[0-9a-f.:]+$/);
    }

    expect(await accounts.endSession(id, ids[0] ?? '')).toBe(true);
    expect(await isOpen(0)).toBe(false);
    expect(await accounts.endSession(id, ids[0] ?? '')).toBe(false);
    const strangers = String(decodeJwt(foreign.accessToken)['sid']);
    expect(await accounts.endSession(id, strangers)).toBe(false);
    await accounts.endSessions(id, { except: ids[1] ?? '' });
    expect([await isOpen(1), await isOpen(2)]).toEqual([true, false]);
    await accounts.endSessions(id);
    expect(await accounts.listSessions(id)).toEqual([]);
    expect(await refreshTokens(bench.place, foreign.refreshToken)).toBeDefined();
  });

  test('nobody has no sessions', async () => {
    expect(await accounts.listSessions(NOBODY)).toEqual([]);
    expect(await accounts.endSession(NOBODY, NOBODY)).toBe(false);
    await accounts.endSessions(NOBODY);
    await accounts.endSessions(NOBODY, { except: NOBODY });
  });

  test('a used refresh token may be used once more, as a reply can be lost on its way, and other sessions go on', async () => {
    const { email } = await newPerson();
    const [first, second] = [await tokensOf(email), await tokensOf(email)];
    expect(await refreshTokens(bench.place, first.refreshToken)).toBeDefined();
    expect(await refreshTokens(bench.place, first.refreshToken)).toBeDefined();
    expect(await refreshTokens(bench.place, second.refreshToken)).toBeDefined();
  });

  const profile = { firstName: 'No', lastName: 'Body', email: 'no-body@example.com' };
  describe('of an account that isn’t there', () => {
    test.each<[string, (port: Accounts) => Promise<unknown>]>([
      ['the roles', (port) => port.setRoles(NOBODY, ['lawyer'])],
      ['no role', (port) => port.setRoles(NOBODY, [])],
      ['the profile', (port) => port.updateProfile(NOBODY, profile)],
      ['the address', (port) => port.handOver(NOBODY)],
      ['the closed door', (port) => port.reopen(NOBODY, profile.email)],
      ['the password', (port) => port.setPassword(NOBODY, PASSWORD)],
      ['the next password', (port) => port.forceReset(NOBODY)],
      ['the second factors', (port) => port.removeFactors(NOBODY)],
      ['the way out', (port) => port.disable(NOBODY)],
      ['the way in', (port) => port.enable(NOBODY)],
    ])('%s can’t be changed', async (_what, change) => {
      await expect(change(accounts)).rejects.toBeInstanceOf(AccountMissingError);
    });
  });
}

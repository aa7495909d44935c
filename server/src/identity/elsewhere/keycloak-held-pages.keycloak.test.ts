import { randomBytes } from 'node:crypto';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  openSignIn,
  type OpenSignIn,
  type SignInEnd,
  signInByForm,
} from '../../../test/support/sign-in-by-form.ts';
import type { Renewal } from '../../platform/accounts.ts';
import { createKeycloakAccounts } from './keycloak-accounts.ts';

// A stranger gave the password, and holds the page open that came next. Keycloak keeps that sign-in, whatever becomes of the password.

const { url, adminSecret, operatorPassword } = inject('keycloak');
const options = { url, realm: 'writdesk', clientId: 'writdesk-server', clientSecret: adminSecret };
const accounts = createKeycloakAccounts(options);
const place = {
  issuer: `${url}/realms/writdesk`,
  clientId: 'writdesk-web',
  redirectUri: `${inject('baseUrl')}/`,
};
const PASSWORD = 'correct horse battery';
const STRANGERS = 'the horse that a stranger chose';
const OWNERS = 'the horse that its owner chose';
const operator = new KeycloakAdminClient({ baseUrl: url, realmName: 'master' });

beforeAll(() =>
  operator.auth({
    grantType: 'password',
    clientId: 'admin-cli',
    username: 'operator',
    password: operatorPassword,
  }),
);

interface Held {
  id: string;
  email: string;
  page: OpenSignIn;
}

async function newAccount(isPasswordTemporary: boolean) {
  const email = `held-${randomBytes(6).toString('hex')}@example.com`;
  const { id } = await accounts.createAccount({
    username: email,
    email,
    firstName: 'Hal',
    lastName: 'Orr',
    roles: ['client_owner'],
    emailVerified: true,
    password: PASSWORD,
    isPasswordTemporary,
  });
  return { id, email };
}

async function hold({ id, email }: { id: string; email: string }, expected: RegExp): Promise<Held> {
  const page = await openSignIn(place);
  const end = await page.send({ username: email, password: PASSWORD });
  expect(end).toMatchObject({ kind: 'page', pageId: expect.stringMatching(expected) });
  return { id, email, page };
}

async function atOneTimeCode(): Promise<Held> {
  const account = await newAccount(false);
  const app = {
    type: 'otp',
    secretData: JSON.stringify({ value: randomBytes(15).toString('hex') }),
    credentialData: JSON.stringify({
      subType: 'totp',
      digits: 6,
      counter: 0,
      period: 30,
      algorithm: 'HmacSHA1',
    }),
  };
  await operator.users.update({ realm: 'writdesk', id: account.id }, { credentials: [app] });
  return hold(account, /otp/);
}

const atNewPassword = async (): Promise<Held> => hold(await newAccount(true), /update-password/);

/** Everything that whoever holds a page can try with it. A page of Keycloak without a form is no way on. */
async function tried({ page, email }: Held): Promise<SignInEnd[]> {
  const chosen = { 'password-new': STRANGERS, 'password-confirm': STRANGERS };
  const ends: SignInEnd[] = [];
  for (const next of [() => page.reload(), () => page.send(chosen), () => page.reload()])
    ends.push(await next().catch((): SignInEnd => ({ kind: 'page', pageId: 'none' })));
  ends.push(await signInByForm(place, email, STRANGERS));
  return ends;
}

async function finished(id: string, voided: Promise<Renewal | undefined>): Promise<string> {
  const renewal = await voided;
  return renewal ? accounts.renew(renewal, async () => false) : id;
}

type Way = (account: Held) => Promise<string>;
const ways: [string, Way][] = [
  ['a forced reset', ({ id }) => finished(id, accounts.forceReset(id))],
  ['a hand-over', ({ id, email }) => finished(id, accounts.handOver(id, { address: email }))],
  [
    'an account that is opened again',
    async ({ id, email }) => {
      await accounts.disable(id);
      return finished(id, accounts.reopen(id, email));
    },
  ],
  ['a new password', ({ id }) => accounts.setPassword(id, OWNERS)],
];

describe('a page that somebody holds open behind the password', () => {
  test.each(ways)('leads nowhere after %s, at a required action', async (_way, end) => {
    const held = await atNewPassword();
    const id = await end(held);
    const after = await tried(held);
    expect(after.map(({ kind }) => kind)).toEqual(after.map(() => 'page'));
    await accounts.setPassword(id, OWNERS);
    expect(await signInByForm(place, held.email, OWNERS)).toMatchObject({ kind: 'tokens' });
  });

  test.each(ways)('leads nowhere after %s, at a one-time code that was removed', async (_way, end) => {
    const held = await atOneTimeCode();
    await accounts.removeFactors(held.id);
    const id = await end(held);
    const after = await tried(held);
    expect(after.map(({ kind }) => kind)).toEqual(after.map(() => 'page'));
    await accounts.setPassword(id, OWNERS);
    expect(await signInByForm(place, held.email, OWNERS)).toMatchObject({ kind: 'tokens' });
  });

  test.each([
    ['a required action', atNewPassword],
    [
      'a one-time code that was removed',
      async () => {
        const held = await atOneTimeCode();
        await accounts.removeFactors(held.id);
        return held;
      },
    ],
  ])('is open where the account stands, at %s: the tests above can see one', async (_where, reach) => {
    const ends = await tried(await reach());
    expect(ends.map(({ kind }) => kind)).toContain('tokens');
  });
});

describe('an account that is created again', () => {
  test('is who it was, with its roles and groups, and what an operator changes meanwhile', async () => {
    const { id, email } = await newAccount(false);
    const group = await operator.groups.create({
      realm: 'writdesk',
      name: `group-${randomBytes(4).toString('hex')}`,
    });
    await operator.users.addToGroup({ realm: 'writdesk', id, groupId: group.id });
    const renewal = await accounts.forceReset(id);
    if (!renewal) throw new Error('Nothing is left to be done.');
    await operator.users.update({ realm: 'writdesk', id }, { enabled: false, email });
    const next = await accounts.renew(renewal, async () => false);
    expect(next).not.toBe(id);
    expect(await accounts.findById(id)).toBeUndefined();
    expect(await accounts.findById(next)).toEqual({
      id: next,
      username: email,
      email,
      emailVerified: true,
      firstName: 'Hal',
      lastName: 'Orr',
      roles: ['client_owner'],
      enabled: false,
    });
    const groups = await operator.users.listGroups({ realm: 'writdesk', id: next });
    expect(groups.map((each) => each.id)).toEqual([group.id]);
  });

  test('is made by whoever comes again after an attempt that ended anywhere', async () => {
    const { id, email } = await newAccount(false);
    const renewal = await accounts.forceReset(id);
    if (!renewal) throw new Error('Nothing is left to be done.');
    // Between the two calls there is no such user.
    await operator.users.del({ realm: 'writdesk', id });
    const first = await accounts.renew(renewal, async () => false);
    // Nobody learned of the new id.
    const second = await accounts.renew(renewal, async () => false);
    expect(await accounts.findById(first)).toBeUndefined();
    expect(await accounts.findByUsername(email)).toMatchObject({ id: second, roles: ['client_owner'] });
  });

  test('takes no name from somebody who has it by now', async () => {
    const { id, email } = await newAccount(false);
    const renewal = await accounts.forceReset(id);
    if (!renewal) throw new Error('Nothing is left to be done.');
    await operator.users.del({ realm: 'writdesk', id });
    const other = await newAccount(false);
    await accounts.updateProfile(other.id, { firstName: 'Hal', lastName: 'Orr', email });
    await expect(accounts.renew(renewal, async (found) => found === other.id)).rejects.toMatchObject({
      name: 'AccountTakenError',
    });
    expect(await accounts.findById(other.id)).toMatchObject({ email });
  });
});

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { refreshTokens, type SignInEnd, signInByForm } from '../../../test/support/sign-in-by-form.ts';
import { AccountMovedError, type Renewal } from '../../platform/accounts.ts';
import { createKeycloakAccounts } from './keycloak-accounts.ts';

// What Keycloak knows in addition to passwords and sessions: one-time codes, accounts of other providers, and grants to be used
// offline. Whoever has an account before its owner does can set up all of it.

const { url, adminSecret, operatorPassword } = inject('keycloak');
const options = { url, realm: 'writdesk', clientId: 'writdesk-server', clientSecret: adminSecret };
const accounts = createKeycloakAccounts(options);
const place = {
  issuer: `${url}/realms/writdesk`,
  clientId: 'writdesk-web',
  redirectUri: `${inject('baseUrl')}/`,
};
const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'another horse, another battery';
/** A second provider, which is another realm of the same Keycloak. */
const OTHER = 'elsewhere';
const BROKER_SECRET = randomBytes(12).toString('hex');
const operator = new KeycloakAdminClient({ baseUrl: url, realmName: 'master' });

beforeAll(async () => {
  await operator.auth({
    grantType: 'password',
    clientId: 'admin-cli',
    username: 'operator',
    password: operatorPassword,
  });
  await operator.realms.create({ realm: OTHER, enabled: true, sslRequired: 'none', loginTheme: 'writdesk' });
  await operator.clients.create({
    realm: OTHER,
    clientId: 'writdesk',
    secret: BROKER_SECRET,
    redirectUris: [`${place.issuer}/broker/${OTHER}/endpoint`],
  });
  const protocol = `${url}/realms/${OTHER}/protocol/openid-connect`;
  await operator.identityProviders.create({
    realm: 'writdesk',
    alias: OTHER,
    providerId: 'oidc',
    enabled: true,
    trustEmail: true,
    config: {
      issuer: `${url}/realms/${OTHER}`,
      authorizationUrl: `${protocol}/auth`,
      tokenUrl: `${protocol}/token`,
      jwksUrl: `${protocol}/certs`,
      useJwksUrl: 'true',
      validateSignature: 'true',
      clientId: 'writdesk',
      clientSecret: BROKER_SECRET,
      clientAuthMethod: 'client_secret_post',
      defaultScope: 'openid',
    },
  });
});

/** Does what is still to be done, as a job of the product does. @returns the account's id from now on. */
async function finished(id: string, voided: Promise<Renewal | undefined>): Promise<string> {
  const renewal = await voided;
  return renewal ? accounts.renew(renewal, async () => false) : id;
}

interface Prepared {
  id: string;
  email: string;
  offlineToken: string;
}

const signIn = (email: string, password = PASSWORD) => signInByForm(place, email, password);
const signInElsewhere = (email: string) => signInByForm(place, email, PASSWORD, { identityProvider: OTHER });
const pageOf = (end: SignInEnd) => (end.kind === 'page' ? end.pageId : end.kind);

async function newAccount(password?: string) {
  const email = `mal-${randomBytes(6).toString('hex')}@example.com`;
  const { id } = await accounts.createAccount({
    username: email,
    email,
    firstName: 'Mal',
    lastName: 'Orr',
    roles: ['client_owner'],
    emailVerified: true,
    ...(password !== undefined && { password }),
  });
  return { id, email };
}

/** An account of the other provider that opens this one. */
async function link({ id, email }: { id: string; email: string }): Promise<void> {
  const elsewhere = await operator.users.create({
    realm: OTHER,
    username: email,
    email,
    emailVerified: true,
    firstName: 'Mal',
    lastName: 'Orr',
    enabled: true,
    credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
  });
  await operator.users.addToFederatedIdentity({
    realm: 'writdesk',
    id,
    federatedIdentityId: OTHER,
    federatedIdentity: { identityProvider: OTHER, userId: elsewhere.id, userName: email },
  });
}

/** As an authenticator app that was set up on Keycloak’s own page. */
const addApp = (id: string) =>
  operator.users.update(
    { realm: 'writdesk', id },
    {
      credentials: [
        {
          type: 'otp',
          userLabel: 'Phone',
          secretData: JSON.stringify({ value: randomBytes(15).toString('hex') }),
          credentialData: JSON.stringify({
            subType: 'totp',
            digits: 6,
            counter: 0,
            period: 30,
            algorithm: 'HmacSHA1',
          }),
        },
      ],
    },
  );

/** With everything that Keycloak lets somebody set up; each of it is seen to open the account. */
async function prepared(): Promise<Prepared> {
  const account = await newAccount(PASSWORD);
  const granted = await signInByForm(place, account.email, PASSWORD, { scope: 'openid offline_access' });
  if (granted.kind !== 'tokens') throw new Error(`Nothing was granted: ${granted.pageId}.`);
  await link(account);
  expect(await signInElsewhere(account.email)).toMatchObject({ kind: 'tokens' });
  await addApp(account.id);
  expect(pageOf(await signIn(account.email))).toMatch(/otp/);
  return { ...account, offlineToken: granted.refreshToken };
}

async function expectNothingOpens({ email, offlineToken }: Prepared): Promise<void> {
  expect(await refreshTokens(place, offlineToken)).toBeUndefined();
  expect(pageOf(await signIn(email))).toBe('login.ftl');
  expect(await signInElsewhere(email)).toMatchObject({ kind: 'page' });
}

describe('what else opens an account of a Keycloak realm', () => {
  test('is all void once the account is handed over, and the new password opens it alone', async () => {
    const account = await prepared();
    const id = await finished(account.id, accounts.handOver(account.id));
    await expectNothingOpens(account);
    await accounts.setPassword(id, OTHER_PASSWORD);
    expect(await signIn(account.email, OTHER_PASSWORD)).toMatchObject({ kind: 'tokens' });
  });

  test('is all void but for the session of whoever takes it, until the account is created again', async () => {
    const account = await prepared();
    const [session] = await accounts.listSessions(account.id);
    const renewal = await accounts.handOver(account.id, { except: session?.id });
    await expectNothingOpens(account);
    expect((await accounts.listSessions(account.id)).map(({ id }) => id)).toEqual([session?.id]);
    await finished(account.id, Promise.resolve(renewal));
    expect(await accounts.listSessions(account.id)).toEqual([]);
    await expectNothingOpens(account);
  });

  test('is all void when a disabled account is opened again', async () => {
    const account = await prepared();
    await accounts.disable(account.id);
    await finished(account.id, accounts.reopen(account.id, account.email));
    await expectNothingOpens(account);
  });

  test('is the one provider of a person who has nothing else, who keeps it', async () => {
    const account = await newAccount();
    await link(account);
    await finished(account.id, accounts.handOver(account.id));
    expect(await signInElsewhere(account.email)).toMatchObject({ kind: 'tokens' });
  });

  test('an offline grant ends with the password, a forced reset, all sessions and the account', async () => {
    const ends: ((id: string) => Promise<unknown>)[] = [
      (id) => accounts.setPassword(id, OTHER_PASSWORD),
      (id) => accounts.forceReset(id),
      (id) => accounts.endSessions(id),
      (id) => accounts.disable(id),
    ];
    const left: number[] = [];
    for (const [index, end] of ends.entries()) {
      const { id, email } = await newAccount(PASSWORD);
      const granted = await signInByForm(place, email, PASSWORD, { scope: 'openid offline_access' });
      if (granted.kind !== 'tokens') throw new Error(`Nothing was granted: ${granted.pageId}.`);
      await end(id);
      if (await refreshTokens(place, granted.refreshToken)) left.push(index);
    }
    expect(left).toEqual([]);
  });

  test('one-time codes are removed when an administrator says so, and the password stays', async () => {
    const account = await newAccount(PASSWORD);
    await addApp(account.id);
    expect(pageOf(await signIn(account.email))).toMatch(/otp/);
    await accounts.removeFactors(account.id);
    expect(await signIn(account.email)).toMatchObject({ kind: 'tokens' });
  });

  test('opens no account for an address that nobody proved, when it gets that one while it is handed over or opened again', async () => {
    const ways: ((port: typeof accounts, of: { id: string; email: string }) => Promise<unknown>)[] = [
      (port, { id, email }) => port.handOver(id, { address: email }),
      (port, { id, email }) => port.reopen(id, email),
    ];
    for (const way of ways) {
      const account = await newAccount(PASSWORD);
      await accounts.disable(account.id);
      const unproven = `moved-${account.email}`;
      const move = () =>
        operator.users
          .update({ realm: 'writdesk', id: account.id }, { email: unproven, emailVerified: false })
          .then(() => undefined);
      const between = await beforeFirst('GET', '/credentials', move);
      const slow = createKeycloakAccounts({ ...options, url: between.url });
      await expect(way(slow, account)).rejects.toBeInstanceOf(AccountMovedError);
      between.close();
      expect(await accounts.findById(account.id)).toMatchObject({
        email: unproven,
        emailVerified: false,
        enabled: false,
      });
    }
  });

  test('stays as an operator has it who changes it in the same moment', async () => {
    const writes: ((port: typeof accounts, id: string) => Promise<unknown>)[] = [
      (port, id) => port.updateProfile(id, { firstName: 'Mal', lastName: 'Orr-Núñez' }),
      (port, id) => port.forceReset(id),
    ];
    for (const write of writes) {
      const { id, email } = await newAccount(PASSWORD);
      const moved = { email: `moved-${email}`, emailVerified: true, enabled: false };
      const between = await beforeFirst('PUT', `/users/${id}`, () =>
        operator.users.update({ realm: 'writdesk', id }, moved).then(() => undefined),
      );
      await write(createKeycloakAccounts({ ...options, url: between.url }), id);
      between.close();
      expect(await accounts.findById(id)).toMatchObject({
        ...moved,
        firstName: 'Mal',
        lastName: expect.stringMatching(/^Orr/),
        roles: ['client_owner'],
      });
    }
  });
});

/** Keycloak at another address, where something is done before the first such request for a path that ends so. */
async function beforeFirst(how: 'GET' | 'PUT', ending: string, act: () => Promise<void>) {
  let isDone = false;
  const server = createServer((request, response) => {
    const pass = async () => {
      const { method = 'GET', url: path = '', headers } = request;
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      if (!isDone && method === how && path.endsWith(ending)) {
        isDone = true;
        await act();
      }
      const { authorization = '', 'content-type': type = 'application/json' } = headers;
      const body = method === 'GET' ? null : Buffer.concat(chunks);
      const reply = await fetch(url + path, {
        method,
        headers: { authorization, 'content-type': type },
        body,
      });
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? type });
      response.end(await reply.text());
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

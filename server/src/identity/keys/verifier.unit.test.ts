import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountIdOf, formerAccountIdOf } from '../accounts/account-id.ts';
import {
  keycloakVerifier,
  KeysUnavailableError,
  localVerifier,
  TokenRefusedError,
  type TokenVerifier,
} from './verifier.ts';

const issuer = 'https://desk.example.com/realms/writdesk';
const ACCOUNT = '0197b3c0-0000-7000-8000-000000000001';
const good = {
  typ: 'Bearer',
  azp: 'writdesk-web',
  aud: 'writdesk-api',
  sid: 'the-session',
  preferred_username: 'nadia@example.com',
  realm_access: { roles: ['lawyer'] },
};
let publicKey: JWK;
let privateKey: CryptoKey;
let strangersKey: CryptoKey;
let verifier: TokenVerifier;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  privateKey = pair.privateKey;
  strangersKey = (await generateKeyPair('RS256')).privateKey;
  verifier = localVerifier([publicKey], { issuer, clientId: 'writdesk-web', audience: 'writdesk-api' });
});
afterEach(() => vi.useRealTimers());

interface Making {
  key?: CryptoKey | Uint8Array;
  alg?: string;
  iss?: string;
  iat?: number;
  exp?: number;
}
const now = () => Math.floor(Date.now() / 1_000);
function token(
  payload: JWTPayload = good,
  { key = privateKey, alg = 'RS256', iss = issuer, iat = now(), exp = now() + 300 }: Making = {},
) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg, kid: 'k1', typ: 'JWT' })
    .setIssuer(iss)
    .setSubject(ACCOUNT)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(key);
}

describe('the verifier', () => {
  test('returns who a valid token is for', async () => {
    const claims = await verifier.verifyAccessToken(await token());
    expect(claims).toMatchObject({
      sub: ACCOUNT,
      sid: 'the-session',
      realm_access: { roles: ['lawyer'] },
    });
  });

  test('takes a token for our audience by another client, as Keycloak gives it', async () => {
    await expect(
      verifier.verifyAccessToken(await token({ ...good, azp: 'mobile', aud: ['account', 'writdesk-api'] })),
    ).resolves.toBeTruthy();
  });

  test('returns the id that was made before of a person whom the provider calls by no UUID', async () => {
    const stranger = await new SignJWT(good)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setSubject('nadia')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    expect(await verifier.verifyAccessToken(stranger)).toMatchObject({
      sub: accountIdOf(issuer, 'nadia'),
      formerSub: formerAccountIdOf(issuer, 'nadia'),
    });
    expect(await verifier.verifyAccessToken(await token())).not.toHaveProperty('formerSub');
  });

  test('believes in no roles where none are named', async () => {
    const { realm_access: _without, ...rest } = good;
    expect((await verifier.verifyAccessToken(await token(rest))).realm_access.roles).toEqual([]);
  });

  const refused: [string, () => Promise<string> | string][] = [
    ['nothing', () => ''],
    ['no JWT', () => 'a.b.c'],
    [
      'an unsigned one',
      () =>
        `${encode({ alg: 'none' })}.${encode({ ...good, iss: issuer, sub: 'x', iat: now(), exp: now() + 300 })}.`,
    ],
    [
      'a changed one',
      async () => {
        const [head, , tail] = (await token()).split('.');
        return `${head}.${encode({ ...good, iss: issuer, sub: 'admin', iat: now(), exp: now() + 300 })}.${tail}`;
      },
    ],
    [
      'one signed with the public key as a shared secret',
      () => token(good, { alg: 'HS256', key: Buffer.from(JSON.stringify(publicKey)) }),
    ],
    ['one of a stranger', () => token(good, { key: strangersKey })],
    ['an ID token', () => token({ ...good, typ: 'ID' })],
    [
      'an ID token without a type',
      () => token({ aud: 'writdesk-web', azp: 'writdesk-web', preferred_username: 'n' }),
    ],
    ['a refresh token', () => token({ ...good, typ: 'Refresh' })],
    ['one of another realm', () => token(good, { iss: 'https://desk.example.com/realms/other' })],
    ['one of an issuer that begins like ours', () => token(good, { iss: `${issuer}/` })],
    ['one by our client for another service', () => token({ ...good, aud: 'account' })],
    ['one by our client for nobody', () => token({ ...good, aud: undefined })],
    ['one for another client', () => token({ ...good, azp: 'another', aud: 'another' })],
    ['an expired one', () => token(good, { iat: now() - 400, exp: now() - 6 })],
    ['one that is not yet made', () => token(good, { iat: now() + 60, exp: now() + 360 })],
    ['one made too long ago, whatever its end', () => token(good, { iat: now() - 50_000, exp: now() + 300 })],
    ['one without a username', () => token({ typ: 'Bearer', azp: 'writdesk-web' })],
  ];
  test.each(refused)('refuses %s', async (_what, make) => {
    await expect(verifier.verifyAccessToken(await make())).rejects.toBeInstanceOf(TokenRefusedError);
  });

  test('forgets what it verified when the token ends', async () => {
    const made = await token(good, { exp: now() + 10 });
    await verifier.verifyAccessToken(made);
    vi.useFakeTimers({ now: Date.now() + 9_000 });
    await verifier.verifyAccessToken(made);
    vi.setSystemTime(Date.now() + 7_000);
    await expect(verifier.verifyAccessToken(made)).rejects.toBeInstanceOf(TokenRefusedError);
  });
});

describe('with Keycloak', () => {
  let keycloak: Server;
  let url: string;
  let asked = 0;
  let isDown = false;
  beforeAll(async () => {
    keycloak = createServer((request, response) => {
      asked++;
      if (isDown) response.writeHead(503).end();
      else if (request.url === '/auth/realms/firm/protocol/openid-connect/certs')
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ keys: [publicKey] }));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}/auth/`;
  });
  afterAll(() => new Promise((resolve) => keycloak.close(resolve)));
  const iss = () => `${url.slice(0, -1)}/realms/firm`;
  const keycloakToken = { ...good, aud: 'account', acr: '1', scope: 'openid' };

  test('fetches the realm’s keys once, and takes its tokens', async () => {
    const remote = keycloakVerifier({ url, realm: 'firm', clientId: 'writdesk-web' });
    await remote.verifyAccessToken(await token(keycloakToken, { iss: iss() }));
    await remote.verifyAccessToken(await token({ ...keycloakToken, sid: 'another' }, { iss: iss() }));
    expect(asked).toBe(1);
    await expect(remote.verifyAccessToken(await token(keycloakToken))).rejects.toBeInstanceOf(
      TokenRefusedError,
    );
    await expect(
      remote.verifyAccessToken(await token({ ...keycloakToken, azp: 'another' }, { iss: iss() })),
    ).rejects.toBeInstanceOf(TokenRefusedError);
  });

  test('takes tokens for our audience alone where one is configured', async () => {
    const remote = keycloakVerifier({
      url,
      realm: 'firm',
      clientId: 'writdesk-web',
      audience: 'writdesk-api',
    });
    const ours = { ...keycloakToken, aud: ['account', 'writdesk-api'] };
    await expect(remote.verifyAccessToken(await token(ours, { iss: iss() }))).resolves.toBeTruthy();
    await expect(remote.verifyAccessToken(await token(keycloakToken, { iss: iss() }))).rejects.toBeInstanceOf(
      TokenRefusedError,
    );
  });

  test('says that keys can’t be had rather than that the token is bad', async () => {
    isDown = true;
    const remote = keycloakVerifier({ url, realm: 'firm', clientId: 'writdesk-web' });
    await expect(remote.verifyAccessToken(await token(keycloakToken, { iss: iss() }))).rejects.toBeInstanceOf(
      KeysUnavailableError,
    );
    const nowhere = keycloakVerifier({ url: 'http://127.0.0.1:1', realm: 'firm', clientId: 'writdesk-web' });
    await expect(
      nowhere.verifyAccessToken(await token(keycloakToken, { iss: 'http://127.0.0.1:1/realms/firm' })),
    ).rejects.toBeInstanceOf(KeysUnavailableError);
  });
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

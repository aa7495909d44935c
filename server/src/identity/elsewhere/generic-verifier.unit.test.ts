import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountIdOf } from '../accounts/account-id.ts';
import { discovery } from './generic-discovery.ts';
import { genericVerifier } from './generic-verifier.ts';
import { KeysUnavailableError, TokenRefusedError } from '../keys/verifier.ts';

let server: Server;
let url: string;
let privateKey: CryptoKey;
let isDown = false;
let named: string | undefined;
const described = () => ({
  issuer: named ?? `${url}/`,
  jwks_uri: `${url}/keys`,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
});

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    if (isDown) return response.writeHead(503).end();
    const isDiscovery = request.url === '/tenant/.well-known/openid-configuration';
    const reply = isDiscovery ? described() : { keys: [jwk] };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tenant`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const token = (claims: Record<string, unknown>, typ = 'at+jwt', issuer = `${url}/`) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ })
    .setIssuer(issuer)
    .setSubject('auth0|ada')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);
const open = (audience?: string) =>
  genericVerifier(discovery(url), { clientId: 'desk', ...(audience !== undefined && { audience }) });

describe('a token of a generic provider', () => {
  test('says who it is for, in our kind of id, and has no roles for us', async () => {
    const claims = await open().verifyAccessToken(
      await token({ client_id: 'desk', email: 'ada@example.com' }),
    );
    expect(claims).toMatchObject({
      sub: accountIdOf(url, 'auth0|ada'),
      email: 'ada@example.com',
      realm_access: { roles: [] },
    });
  });

  test.each<[string, Record<string, unknown>, string | undefined, string | undefined]>([
    ['names our client as Keycloak does', { azp: 'desk' }, undefined, undefined],
    ['is for our client', { aud: ['desk', 'other'] }, undefined, undefined],
    [
      'is for our audience, and doesn’t say its type',
      { aud: 'desk-api', client_id: 'desk' },
      'JWT',
      'desk-api',
    ],
  ])('is taken when it %s', async (_how, claims, typ, audience) => {
    await expect(open(audience).verifyAccessToken(await token(claims, typ))).resolves.toBeTruthy();
  });

  test.each<[string, Record<string, unknown>, string | undefined, string | undefined]>([
    ['an ID token', { aud: 'desk' }, 'JWT', undefined],
    ['an ID token, where an audience is named', { aud: 'desk' }, 'JWT', 'desk-api'],
    ['an ID token, where the client is named as the audience', { aud: 'desk' }, 'JWT', 'desk'],
    [
      'for another service, though our client has it',
      { aud: 'other-api', azp: 'desk' },
      undefined,
      'desk-api',
    ],
    ['another client’s', { client_id: 'other', aud: 'other-api' }, undefined, 'desk-api'],
    ['nobody’s', {}, undefined, undefined],
  ])('is refused: %s', async (_what, claims, typ, audience) => {
    const made = await token(claims, typ);
    await expect(open(audience).verifyAccessToken(made)).rejects.toBeInstanceOf(TokenRefusedError);
  });

  test('is refused when somebody else issued it', async () => {
    const foreign = await token({ client_id: 'desk' }, 'at+jwt', 'https://other.example');
    await expect(open().verifyAccessToken(foreign)).rejects.toBeInstanceOf(TokenRefusedError);
  });

  test('can’t be updated while the provider is away, and can again after', async () => {
    const verifier = open();
    const made = await token({ client_id: 'desk' });
    isDown = true;
    await expect(verifier.verifyAccessToken(made)).rejects.toBeInstanceOf(KeysUnavailableError);
    isDown = false;
    await expect(verifier.verifyAccessToken(made)).resolves.toBeTruthy();
  });

  test('is no good where the address belongs to another issuer', async () => {
    named = 'https://other.example';
    const made = await token({ client_id: 'desk' });
    await expect(open().verifyAccessToken(made)).rejects.toBeInstanceOf(KeysUnavailableError);
    named = undefined;
  });
});

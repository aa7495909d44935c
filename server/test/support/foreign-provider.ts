import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newId } from '../../src/platform/ids.ts';
import type { Config } from '../../src/config.ts';

/** Whose provider it is, and so how its tokens look. */
export type Format = 'keycloak' | 'generic';

/** A provider elsewhere that signs tokens and shows its keys, as a Keycloak realm or as OpenID Connect describes it. */
export interface ForeignProvider {
  identity: Config['identity'];
  /** @param claims what the token says in addition. */
  tokenOf(claims: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

const REALM = 'writdesk';
const CLIENT = 'writdesk-web';
const AUDIENCE = 'writdesk-api';
const KEYS_OF_REALM = `/realms/${REALM}/protocol/openid-connect/certs`;

export async function foreignProvider(format: Format): Promise<ForeignProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  let url = '';
  const pages = (): Record<string, object> => ({
    [KEYS_OF_REALM]: keys,
    '/jwks': keys,
    '/.well-known/openid-configuration': {
      issuer: url,
      jwks_uri: `${url}/jwks`,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
    },
  });
  const server = createServer((request, response) => {
    const page = pages()[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(page ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isGeneric = format === 'generic';
  const ours = isGeneric ? {} : { typ: 'Bearer', azp: CLIENT, realm_access: { roles: [] } };
  return {
    identity: {
      embedded: false,
      url,
      realm: REALM,
      clientId: CLIENT,
      ...(isGeneric && { generic: true }),
      audience: AUDIENCE,
    },
    tokenOf: (claims) =>
      new SignJWT({ ...ours, preferred_username: 'someone', ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: isGeneric ? 'at+jwt' : 'JWT', kid: 'one' })
        .setIssuer(isGeneric ? url : `${url}/realms/${REALM}`)
        .setAudience(AUDIENCE)
        .setSubject(typeof claims['sub'] === 'string' ? claims['sub'] : newId())
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

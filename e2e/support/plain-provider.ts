import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A provider that knows nothing of Writdesk but its client: oidc-provider as it comes, with its own sign-in pages. */
export interface PlainProvider {
  issuer: string;
  stop(): Promise<void>;
}

export const PLAIN_AUDIENCE = 'writdesk-api';
/** Whoever types a name is that person. */
const claimsOf = (name: string) => ({
  email: `${name}@example.com`,
  name: 'Ada Okafor',
  preferred_username: name,
});

export async function startPlainProvider(appUrl: string): Promise<PlainProvider> {
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const scope = 'openid profile email';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'writdesk-web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${appUrl}/`, `${appUrl}/silent-check-sso.html`],
        post_logout_redirect_uris: [`${appUrl}/`],
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === appUrl,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    cookies: {
      keys: ['of-this-test'],
      long: { sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax' },
    },
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => 'urn:writdesk:api',
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience: PLAIN_AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 300,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Grant: 3_600,
      Interaction: 600,
      Session: 3_600,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...claimsOf(sub) }) }),
    extraTokenClaims: (_ctx, token) => ('accountId' in token ? claimsOf(token.accountId) : undefined),
  });
  handle = provider.callback();
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

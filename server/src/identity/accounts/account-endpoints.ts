import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Pool } from 'pg';
import type { Account } from '../../platform/accounts.ts';
import { findEnabledAccount } from './account-queries.ts';
import { profileClaims } from '../provider/claims.ts';
import { send, sendJson } from '../provider/http.ts';
import { findRecord } from '../provider/record-queries.ts';
import { isOwnAddress } from '../provider/redirect-rule.ts';
import { type IdentitySettings, PROTOCOL_PATH } from '../settings.ts';
import { TokenRefusedError, type TokenVerifier } from '../keys/verifier.ts';

export interface AccountEndpointParts {
  provider: Provider;
  pool: Pool;
  settings: IdentitySettings;
  verifier: TokenVerifier;
}

const USERINFO_PATH = `${PROTOCOL_PATH}/userinfo`;
const ACCOUNT_PATH = '/account';
const BEARER = /^bearer (\S+)$/i;

/**
 * Serves userinfo and Keycloak's account: `loadUserInfo`, `loadUserProfile`, `accountManagement` of keycloak-js.
 * oidc-provider's own userinfo refuses JWT access tokens, because they name an audience.
 * @param path below the realm. @returns false when the path is another one's.
 */
export async function serveAccountEndpoint(
  { provider, pool, settings, verifier }: AccountEndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<boolean> {
  if (path !== USERINFO_PATH && path !== ACCOUNT_PATH) return false;
  allowOrigin(request, response, settings);
  if (request.method === 'OPTIONS') {
    send(response, 204);
    return true;
  }
  const wantsJson = /\bjson\b/.test(request.headers.accept ?? '');
  if (path === ACCOUNT_PATH && !wantsJson) {
    // The account's screens belong to the app; it learns the way back when that is one of its own addresses.
    const back = query.get('referrer_uri') ?? '';
    const suffix = isOwnAddress(back, settings.origins) ? `?back=${encodeURIComponent(back)}` : '';
    send(response, 303, '', { location: `${settings.publicUrl}/settings${suffix}` });
    return true;
  }
  const account = await accountOfBearer(request, { provider, pool, verifier });
  if (!account) {
    const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' };
    sendJson(response, 401, { error: 'invalid_token' }, challenge);
    return true;
  }
  sendJson(
    response,
    200,
    path === ACCOUNT_PATH ? accountReply(account) : { sub: account.id, ...profileClaims(account) },
  );
  return true;
}

/** The account behind a token whose session and grant still stand: here a sign-out counts at once. */
async function accountOfBearer(
  request: IncomingMessage,
  { provider, pool, verifier }: Pick<AccountEndpointParts, 'provider' | 'pool' | 'verifier'>,
): Promise<Account | undefined> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return undefined;
  try {
    const claims = await verifier.verifyAccessToken(token);
    const session = claims.sid === undefined ? undefined : await provider.Session.findByUid(claims.sid);
    if (session?.accountId !== claims.sub) return undefined;
    if (claims.gid !== undefined && !(await findRecord(pool, 'Grant', claims.gid))) return undefined;
    return await findEnabledAccount(pool, claims.sub);
  } catch (error) {
    if (error instanceof TokenRefusedError) return undefined;
    throw error;
  }
}

const accountReply = (account: Account) => ({
  id: account.id,
  username: account.username,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  emailVerified: account.emailVerified,
  attributes: {},
});

function allowOrigin(request: IncomingMessage, response: ServerResponse, settings: IdentitySettings): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  if (!origin || !settings.origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
}

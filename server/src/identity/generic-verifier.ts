import { z } from 'zod';
import { createVerifier, KeysUnavailableError, remoteKeys, type TokenVerifier } from './verifier.ts';

export interface GenericProvider {
  /** The issuer, with or without a slash at its end. */
  url: string;
  clientId: string;
  /** What its access tokens name in `aud`. Without one they must say that they are access tokens, and name our client. */
  audience?: string;
}

const discovered = z.object({ issuer: z.url(), jwks_uri: z.url() });
const LIMIT_MS = 5_000;
const ACCESS_TOKEN_TYPES = ['at+jwt', 'application/at+jwt'];

/** Checks tokens of any OpenID Connect provider whose access tokens are JWTs. */
export function genericVerifier(provider: GenericProvider): TokenVerifier {
  let opening: Promise<TokenVerifier> | undefined;
  return {
    async verifyAccessToken(token) {
      opening ??= open(provider).catch((error: unknown) => {
        opening = undefined;
        throw new KeysUnavailableError('The sign-in service can’t be asked for its keys.', { cause: error });
      });
      return (await opening).verifyAccessToken(token);
    },
  };
}

async function open({ url, clientId, audience }: GenericProvider): Promise<TokenVerifier> {
  const reply = await fetch(`${url}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!reply.ok) throw new Error(`The discovery document is not there: ${reply.status}`);
  const { issuer, jwks_uri } = discovered.parse(await reply.json());
  if (issuer.replace(/\/+$/, '') !== url) throw new Error(`Found there is another issuer: ${issuer}`);
  return createVerifier(remoteKeys(jwks_uri), { issuer }, (payload, { typ = '' }) => {
    const named = [payload.aud ?? []].flat();
    // Nobody else's ID token has our audience; ours has the client there.
    if (audience !== undefined && audience !== clientId && named.includes(audience)) return undefined;
    if (!ACCESS_TOKEN_TYPES.includes(typ.toLowerCase())) return 'The token is no access token for us.';
    const isOurs = named.includes(clientId) || [payload['client_id'], payload['azp']].includes(clientId);
    return isOurs ? undefined : 'The token was made for another client.';
  });
}

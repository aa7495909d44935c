import type { ProviderMetadata } from './generic-discovery.ts';
import { createVerifier, KeysUnavailableError, remoteKeys, type TokenVerifier } from '../keys/verifier.ts';

export interface GenericClient {
  clientId: string;
  /** What access tokens must name in `aud`. Without one they must say that they are access tokens, and name our client. */
  audience?: string;
}

const ACCESS_TOKEN_TYPES = ['at+jwt', 'application/at+jwt'];

/** Checks tokens of any OpenID Connect provider whose access tokens are JWTs. */
export function genericVerifier(
  describe: () => Promise<ProviderMetadata>,
  client: GenericClient,
): TokenVerifier {
  let opening: Promise<TokenVerifier> | undefined;
  return {
    async verifyAccessToken(token) {
      opening ??= describe().then(
        (metadata) => open(metadata, client),
        (error: unknown) => {
          opening = undefined;
          throw new KeysUnavailableError('The sign-in service can’t be asked for its keys.', {
            cause: error,
          });
        },
      );
      return (await opening).verifyAccessToken(token);
    },
  };
}

function open({ issuer, jwks_uri }: ProviderMetadata, { clientId, audience }: GenericClient): TokenVerifier {
  return createVerifier(remoteKeys(jwks_uri), { issuer }, (payload, { typ = '' }) => {
    const named = [payload.aud ?? []].flat();
    if (audience !== undefined && !named.includes(audience)) return 'The token was made for somebody else.';
    // Nobody else's ID token has our audience; ours has the client there.
    if (audience !== undefined && audience !== clientId) return undefined;
    if (!ACCESS_TOKEN_TYPES.includes(typ.toLowerCase())) return 'The token is no access token for us.';
    const isOurs = named.includes(clientId) || [payload['client_id'], payload['azp']].includes(clientId);
    return isOurs ? undefined : 'The token was made for another client.';
  });
}

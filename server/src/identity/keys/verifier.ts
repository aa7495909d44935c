import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import { accountIdOf, formerAccountIdOf } from '../accounts/account-id.ts';

/** What a verified access token says. Its roles only narrow those of the person's record. */
export type AccessClaims = z.output<typeof claimsSchema> & {
  /** The id that was made for the same person before; see `formerAccountIdOf`. */
  formerSub?: string;
};

export interface TokenVerifier {
  /**
   * @throws TokenRefusedError when the token is not a valid access token for this product.
   * @throws KeysUnavailableError when the provider's keys can't be had: not the caller's fault, and no reason to sign out.
   */
  verifyAccessToken(token: string): Promise<AccessClaims>;
}

export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError';
}

export interface VerifierOptions {
  issuer: string;
  /** Expected in `azp` where no audience is named. */
  clientId: string;
  /** Expected in `aud`, whichever client the token was given to. */
  audience?: string;
  /** A token older than this is refused whatever its `exp` says. */
  mostAgeSeconds?: number;
}

/** Says why a token whose signature, issuer and age are good is no access token for us; nothing when it is one. */
type Addressed = (payload: JWTPayload, header: { typ?: string | undefined }) => string | undefined;

const claimsSchema = z.object({
  sub: z.string().min(1),
  preferred_username: z.string().default(''),
  exp: z.number(),
  iat: z.number(),
  /** When the person last showed the provider who they are, in seconds (RFC 9068). */
  auth_time: z.number().optional(),
  azp: z.string().optional(),
  sid: z.string().optional(),
  gid: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  realm_access: z.object({ roles: z.array(z.string()) }).default({ roles: [] }),
});

/** Only signatures by a private key of the provider: neither `none` nor a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const TOLERATED_SECONDS = 5;
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 5_000;

/** Checks tokens of the embedded provider with its own keys, without a request to itself. */
export const localVerifier = (publicKeys: JWK[], options: VerifierOptions): TokenVerifier =>
  createVerifier(createLocalJWKSet({ keys: publicKeys }), options, asKeycloak(options));

/** Checks tokens of a Keycloak realm. @param url e.g. `https://id.example.com`, with Keycloak's path prefix where it has one. */
export function keycloakVerifier({
  url,
  realm,
  clientId,
  audience,
}: { url: string; realm: string } & Pick<VerifierOptions, 'clientId' | 'audience'>): TokenVerifier {
  const issuer = `${url.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}`;
  const options = { issuer, clientId, ...(audience && { audience }) };
  const keys = remoteKeys(`${issuer}/protocol/openid-connect/certs`);
  return createVerifier(keys, options, asKeycloak(options));
}

/** The keys at an address, fetched when they are first needed and again when one is not among them. */
export const remoteKeys = (address: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });

/** As Keycloak and the embedded provider write tokens. */
function asKeycloak({ clientId, audience }: Pick<VerifierOptions, 'clientId' | 'audience'>): Addressed {
  return ({ typ, azp, aud, preferred_username: username }) => {
    // ID tokens bear the same signature; only `typ` distinguishes them. The header's type is no help: Keycloak writes JWT there.
    if (typ !== 'Bearer') return 'The token is no access token.';
    if (typeof username !== 'string') return 'The token lacks claims.';
    const isOurs = audience === undefined ? azp === clientId : [aud ?? []].flat().includes(audience);
    return isOurs ? undefined : 'The token was made for somebody else.';
  };
}

/** @param addressed distinguishes access tokens for us from others of the same issuer. */
export function createVerifier(
  keys: JWTVerifyGetKey,
  { issuer, mostAgeSeconds = 43_200 }: Pick<VerifierOptions, 'issuer' | 'mostAgeSeconds'>,
  addressed: Addressed,
): TokenVerifier {
  const remembered = new Map<string, { claims: AccessClaims; until: number }>();

  async function check(token: string): Promise<AccessClaims> {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERATED_SECONDS,
      maxTokenAge: mostAgeSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const problem = addressed(payload, protectedHeader);
    if (problem) throw new TokenRefusedError(problem);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw new TokenRefusedError('The token lacks claims.');
    const { sub } = claims.data;
    const formerSub = formerAccountIdOf(issuer, sub);
    return { ...claims.data, sub: accountIdOf(issuer, sub), ...(formerSub && { formerSub }) };
  }

  return {
    async verifyAccessToken(token) {
      const key = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(key);
      if (known && known.until > Date.now()) {
        // Again to the end of the line: the least used are forgotten first.
        remembered.delete(key);
        remembered.set(key, known);
        return known.claims;
      }
      remembered.delete(key);
      const claims = await check(token).catch((error: unknown) => {
        throw refusal(error);
      });
      remembered.set(key, { claims, until: Math.min(claims.exp * 1_000, Date.now() + REMEMBERED_MS) });
      if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
      return claims;
    },
  };
}

function refusal(error: unknown): Error {
  if (error instanceof TokenRefusedError) return error;
  const isKeyProblem =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error instanceof TypeError;
  if (isKeyProblem)
    return new KeysUnavailableError('The keys of the identity provider can’t be had.', { cause: error });
  if (error instanceof errors.JOSEError) {
    // jose says so of an answer of the key endpoint that is no 200.
    if (error.code === 'ERR_JOSE_GENERIC') {
      return new KeysUnavailableError('The keys of the identity provider can’t be had.', { cause: error });
    }
    return new TokenRefusedError('The token is not valid.', { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

import { createHmac } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';

/** What a refresh token says of itself; keycloak-js decodes it and refuses anything that is no JWT. */
export interface RefreshTokenFacts {
  /** The provider's own opaque value. */
  value: string;
  accountId: string;
  clientId: string;
  sessionUid?: string | undefined;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

export interface RefreshTokens {
  wrap(facts: RefreshTokenFacts): Promise<string>;
  /** The opaque value inside, or undefined when we did not sign the token. Its age is judged by the stored record. */
  unwrap(token: string): Promise<string | undefined>;
  /**
   * The opaque value of the token that follows. It is made from the one before, so that however often and wherever that one is
   * used, the same token follows and a family never has two that live.
   */
  successorOf(value: string): string;
}

const ALGORITHM = 'HS256';

/** Dresses oidc-provider's opaque refresh tokens as signed JWTs. */
export function refreshTokenWrapper(issuer: string, key: Uint8Array): RefreshTokens {
  return {
    wrap: ({ value, accountId, clientId, sessionUid, issuedAt, expiresAt }) =>
      new SignJWT({ typ: 'Refresh', azp: clientId, ...(sessionUid && { sid: sessionUid }) })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(accountId)
        .setJti(value)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    // The NUL keeps these apart from the signatures that the same key makes: no JWT has one.
    successorOf: (value) => createHmac('sha256', key).update(`successor\0${value}`).digest('base64url'),
    async unwrap(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer });
        return payload.jti;
      } catch (error) {
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

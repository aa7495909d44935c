import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { RefreshTokens } from './refresh-tokens.ts';

/** oidc-provider's models name their own records; the types don't say so. */
interface Named {
  generateTokenId(): string;
}

/** Has each refresh token followed by the one token that its value leads to, instead of by a new random one at each use. */
export function rotateInOneLine(provider: Provider, refreshTokens: RefreshTokens): void {
  const prototype = provider.RefreshToken.prototype as unknown as Named;
  const { generateTokenId } = prototype;
  prototype.generateTokenId = function (this: Named) {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return rotated ? refreshTokens.successorOf(rotated.jti) : generateTokenId.call(this);
  };
}

/** Dresses the refresh token of a reply as the JWT that keycloak-js reads. */
export async function wrapRefreshToken(ctx: KoaContextWithOIDC, refreshTokens: RefreshTokens): Promise<void> {
  const token = ctx.oidc?.route === 'token' ? ctx.oidc.entities.RefreshToken : undefined;
  const body = ctx.body as { refresh_token?: unknown } | undefined;
  if (!token || !token.clientId || typeof body?.refresh_token !== 'string') return;
  const issuedAt = Math.floor(Date.now() / 1_000);
  body.refresh_token = await refreshTokens.wrap({
    value: body.refresh_token,
    accountId: token.accountId,
    clientId: token.clientId,
    sessionUid: token.sessionUid,
    issuedAt,
    expiresAt: issuedAt + token.remainingTTL,
  });
}

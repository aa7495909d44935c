import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentitySettings } from '../settings.ts';

const CORS = /^access-control-/i;

/**
 * Lets pages of our own origins read what the provider answers, with cookies, as keycloak-js sends its token requests. For all
 * others every header of CORS is taken away again: oidc-provider answers the preflight of any origin with that origin.
 */
export function keepToOwnOrigins(ctx: KoaContextWithOIDC, { origins }: IdentitySettings): void {
  const allowed = ctx.response.get('access-control-allow-origin');
  if (allowed && allowed === ctx.get('origin') && origins.includes(allowed)) {
    ctx.set('access-control-allow-credentials', 'true');
    return;
  }
  for (const name of Object.keys(ctx.response.headers)) if (CORS.test(name)) ctx.remove(name);
}

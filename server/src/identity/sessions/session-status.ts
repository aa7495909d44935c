import type { KoaContextWithOIDC } from 'oidc-provider';
import { type IdentitySettings, realmPath } from '../settings.ts';

/** Read by the status frame: holds the session's public id, nothing that opens anything. */
export const STATUS_COOKIE = 'KEYCLOAK_SESSION';

const routes = new Set(['authorization', 'resume', 'end_session', 'end_session_confirm']);

/** Notifies the status frame, after each step that may change it, whether somebody is signed in, and in which session. */
export function setStatusCookie(ctx: KoaContextWithOIDC, settings: IdentitySettings): void {
  const session = ctx.oidc?.session;
  if (!session || !routes.has(ctx.oidc.route)) return;
  const isSignedIn = session.accountId !== undefined && !('destroyed' in session && session.destroyed);
  // A remembered session outlives the browser, so its status must too: without it the frame would say "nobody is signed in".
  const expires = session.transient ? undefined : new Date(session.exp * 1_000);
  ctx.cookies.set(STATUS_COOKIE, isSignedIn ? session.uid : null, {
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    path: realmPath(settings),
    overwrite: true,
    ...(isSignedIn && expires && { expires }),
  });
}

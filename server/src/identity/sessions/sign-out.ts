import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Messages } from '../sign-in/messages.ts';

/**
 * Ends the session without a question when the app shows an ID token of the person who is signed in, as Keycloak does.
 * @returns false when there is no such proof: then the person is asked, or any page could sign people out.
 */
export async function signOutWithProof(
  ctx: KoaContextWithOIDC,
  sessionCookie: { path: string },
): Promise<boolean> {
  const { session, entities, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload['sub'];
  if (!session?.accountId || hint !== session.accountId) return false;

  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  const { state } = session;
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, sessionCookie);
  leadBack(ctx, state);
  return true;
}

/**
 * Leads back whoever is signed out already, e.g. by another tab: there is nothing to ask. oidc-provider would answer with a page
 * whose script sends a form, and our replies let no script run.
 */
export function leadBackSignedOut(ctx: KoaContextWithOIDC): void {
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200 || ctx.oidc.session?.accountId) return;
  leadBack(ctx, ctx.oidc.session?.state);
}

function leadBack(ctx: KoaContextWithOIDC, asked: Record<string, unknown> = {}): void {
  const { postLogoutRedirectUri, state } = asked;
  const target = new URL(
    typeof postLogoutRedirectUri === 'string'
      ? postLogoutRedirectUri
      : ctx.oidc.urlFor('end_session_success'),
  );
  if (typeof postLogoutRedirectUri === 'string' && typeof state === 'string')
    target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/** The question, a page that needs no script. @param form the provider's own form, with its token against forgery. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string, texts: Messages, language: string): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  ctx.set('referrer-policy', 'same-origin');
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Writdesk</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:20vh auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1.25rem;border:0;border-radius:6px;background:#0b5394;color:#fff}</style>
<main><h1>${texts.signOutQuestion}</h1>${form}
<button form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button></main>`;
}

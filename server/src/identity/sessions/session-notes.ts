import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { callerAddress } from '../provider/http.ts';
import { saveSession, touchSession } from './session-queries.ts';
import type { IdentitySettings } from '../settings.ts';

const LONGEST_USER_AGENT = 300;

/** Writes down, after the provider answered, that somebody signed in or that their tokens were renewed: for their list of sessions. */
export async function noteSession(
  ctx: KoaContextWithOIDC,
  db: Kysely<DB>,
  settings: IdentitySettings,
): Promise<void> {
  const { route, session, result, entities } = ctx.oidc ?? {};
  const at = new Date();
  const idleUntil = new Date(at.getTime() + settings.lifetimes.idleSeconds * 1_000);
  if (route === 'resume' && result?.login && session?.accountId) {
    await saveSession(db, {
      sessionId: session.uid,
      accountId: session.accountId,
      at,
      idleUntil: session.transient ? idleUntil : null,
      address: callerAddress(ctx.req, settings.trustProxy),
      userAgent: (ctx.req.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      amr: session.amr ?? [],
    });
  }
  const renewed = route === 'token' ? entities?.RefreshToken?.sessionUid : undefined;
  if (renewed) await touchSession(db, renewed, at, idleUntil);
}

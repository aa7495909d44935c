import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { hashOfId } from './record-queries.ts';

/** What goes on when all else of an account ends. */
export interface SessionKept {
  /** The public id of a session, `sid` in its tokens. */
  sessionId?: string | undefined;
  /** A sign-in under way. */
  interactionId?: string | undefined;
}

/**
 * Ends what an account has open: sessions with their grants, refresh tokens and codes, and sign-ins whose password was already
 * given.
 */
export async function endSessions(
  db: Kysely<DB>,
  accountId: string,
  { sessionId, interactionId }: SessionKept = {},
): Promise<void> {
  const session = sessionId === undefined ? null : hashOfId(sessionId);
  const interaction = interactionId === undefined ? null : hashOfId(interactionId);
  // The session itself, its codes and tokens, and the grant behind those.
  await sql`
    delete from identity.record gone where gone.account_id = ${accountId}
      and not (gone.model = 'Interaction' and gone.id_hash is not distinct from ${interaction}::text)
      and gone.uid_hash is distinct from coalesce(${session}::text, '')
      and gone.session_hash is distinct from coalesce(${session}::text, '')
      and not (gone.model = 'Grant' and exists (select from identity.record kept
        where kept.session_hash = ${session}::text and kept.grant_hash = gone.id_hash))`.execute(db);
}

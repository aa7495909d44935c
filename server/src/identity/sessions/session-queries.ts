import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AccountSession } from '../../platform/accounts.ts';
import type { DB } from '../../platform/db/schema.ts';
import { announceEndedSessions } from '../../platform/live/index.ts';
import { hashOfId } from '../provider/record-queries.ts';

/** What goes on when all else of an account ends. */
export interface SessionKept {
  /** The public id of a session, `sid` in its tokens. */
  sessionId?: string | undefined;
  /** A sign-in under way. */
  interactionId?: string | undefined;
}

/**
 * Ends what an account has open: sessions with their grants, refresh tokens and codes, and sign-ins whose password was already
 * given; those whose password is still compared end with the account's generation.
 * @param tx a transaction: the account stays locked until what ends is gone, see `saveRecord`.
 * @returns the generation that what is kept goes on with.
 */
export async function endSessions(
  tx: Kysely<DB>,
  accountId: string,
  { sessionId, interactionId }: SessionKept = {},
): Promise<number | undefined> {
  const account = await tx
    .updateTable('identity.account')
    .set((row) => ({ signInGeneration: row('signInGeneration', '+', 1) }))
    .where('id', '=', accountId)
    .returning('signInGeneration')
    .executeTakeFirst();
  const session = sessionId === undefined ? null : hashOfId(sessionId);
  const interaction = interactionId === undefined ? null : hashOfId(interactionId);
  // The session itself, its codes and tokens, and the grant behind those.
  await sql`with gone as (
    delete from identity.record gone where gone.account_id = ${accountId}
      and not (gone.model = 'Interaction' and gone.id_hash is not distinct from ${interaction}::text)
      and gone.uid_hash is distinct from coalesce(${session}::text, '')
      and gone.session_hash is distinct from coalesce(${session}::text, '')
      and not (gone.model = 'Grant' and exists (select from identity.record kept
        where kept.session_hash = ${session}::text and kept.grant_hash = gone.id_hash))
    returning gone.model, gone.account_id), ${announceEndedSessions} select from gone`.execute(tx);
  return account?.signInGeneration;
}

/** Ends one session with its grant, refresh tokens and codes. @returns false when the account has no such session open. */
export async function endSession(tx: Kysely<DB>, accountId: string, sessionId: string): Promise<boolean> {
  await sql`select from identity.account where id = ${accountId} for no key update`.execute(tx);
  const session = hashOfId(sessionId);
  const { rows } = await sql<{ model: string }>`with gone as (
    delete from identity.record gone where gone.account_id = ${accountId}
      and (gone.uid_hash = ${session} or gone.session_hash = ${session}
        or (gone.model = 'Grant' and exists (select from identity.record kept
          where kept.session_hash = ${session} and kept.grant_hash = gone.id_hash)))
    returning gone.model, gone.account_id), ${announceEndedSessions} select model from gone`.execute(tx);
  return rows.some(({ model }) => model === 'Session');
}

/** What is written down of a session, next to what oidc-provider keeps of it. */
export interface SessionNote {
  sessionId: string;
  accountId: string;
  at: Date;
  /** null where the person chose to stay signed in. */
  idleUntil: Date | null;
  address: string;
  userAgent: string;
  amr: readonly string[];
}

/** Somebody signed in: in a new session, or again in the one they had. */
export async function saveSession(db: Kysely<DB>, note: SessionNote): Promise<void> {
  const { at, address } = note;
  const row = {
    accountId: note.accountId,
    startedAt: at,
    lastSeenAt: at,
    idleUntil: note.idleUntil,
    address,
    userAgent: note.userAgent,
    amr: [...note.amr],
  };
  await db
    .insertInto('identity.session')
    .values({ id: note.sessionId, uidHash: hashOfId(note.sessionId), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Its tokens were renewed. One that never gets idle goes on so. */
export async function touchSession(
  db: Kysely<DB>,
  sessionId: string,
  at: Date,
  idleUntil: Date,
): Promise<void> {
  await db
    .updateTable('identity.session')
    .set({
      lastSeenAt: at,
      idleUntil: sql<Date | null>`case when idle_until is not null then ${idleUntil}::timestamptz end`,
    })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', at)
    .execute();
}

/** Of a session `s`: neither ended nor idle for too long. */
const stands = sql<boolean>`coalesce(s.idle_until > now(), true) and exists (select from identity.record r
  where r.model = 'Session' and r.uid_hash = s.uid_hash and r.account_id = s.account_id and r.expires_at > now())`;

/** What an access token of ours names, and ends with. */
export interface TokenBasis {
  /** `sid` of the token. */
  sessionId: string;
  /** `gid` of the token: its grant, hashed as its record is. Its refresh tokens share it, and a stolen one ends it. */
  grantHash?: string | undefined;
}

/** Whether session and grant of a token still stand, as part of a query that is made anyway. */
export function tokenStands({ sessionId, grantHash }: TokenBasis, accountId: string): RawBuilder<boolean> {
  const hasGrant =
    grantHash === undefined
      ? sql`true`
      : sql`exists (select from identity.record g where g.model = 'Grant' and g.id_hash = ${grantHash}
          and g.account_id = ${accountId}::uuid and g.expires_at > now())`;
  return sql<boolean>`exists (select from identity.session s
    where s.id = ${sessionId} and s.account_id = ${accountId}::uuid and ${stands}) and ${hasGrant}`;
}

const open = (db: Kysely<DB>) => db.selectFrom('identity.session as s').where(stands);

export function listSessions(db: Kysely<DB>, accountId: string): Promise<AccountSession[]> {
  return open(db)
    .select(['s.id', 's.startedAt', 's.lastSeenAt', 's.address', 's.userAgent'])
    .where('s.accountId', '=', accountId)
    .orderBy('s.startedAt', 'desc')
    .orderBy('s.id')
    .execute();
}

/** When somebody signed in to a session that is open. */
export async function findSessionStart(
  db: Kysely<DB>,
  accountId: string,
  sessionId: string,
): Promise<Date | undefined> {
  const row = await open(db)
    .select('s.startedAt')
    .where('s.accountId', '=', accountId)
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
  return row?.startedAt;
}

export async function isSessionOpen(db: Kysely<DB>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.record as r')
    .select('r.idHash')
    .where('r.model', '=', 'Session')
    .where('r.uidHash', '=', hashOfId(sessionId))
    .where('r.accountId', 'is not', null)
    .where('r.expiresAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`not exists (select from identity.session s
      where s.uid_hash = r.uid_hash and s.idle_until <= now())`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions that nobody used for too long, with their grants, refresh tokens and codes. */
export async function endIdleSessions(db: Kysely<DB>): Promise<void> {
  await sql`with gone as (
    delete from identity.record gone using identity.session s
      where s.idle_until <= now() and gone.account_id = s.account_id
      and (gone.uid_hash = s.uid_hash or gone.session_hash = s.uid_hash
        or (gone.model = 'Grant' and exists (select from identity.record kept
          where kept.session_hash = s.uid_hash and kept.grant_hash = gone.id_hash)))
    returning gone.model, gone.account_id), ${announceEndedSessions} select from gone`.execute(db);
}

/** Forgets the sessions that have ended. */
export async function deleteEndedSessions(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity.session s where not exists (select from identity.record r
    where r.model = 'Session' and r.uid_hash = s.uid_hash)`.execute(db);
}

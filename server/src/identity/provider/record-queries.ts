import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../platform/db/schema.ts';
import { announceEndedSessions } from '../../platform/live/index.ts';

/** How ids of oidc-provider are stored: a copy of the table opens nothing. */
export const hashOfId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** A row of identity.record as the adapter reads it; the payload is still sealed. */
export interface SealedRecord {
  idHash: string;
  payload: string;
  consumedAt: Date | null;
}

/** What a record is made from: it is kept only as long as that stands. */
export interface RecordBasis {
  /** Hash of the public id of the session that the request is made in. */
  sessionHash?: string | undefined;
  /** Of the account when the sign-in began that the request finishes or goes on with. */
  generation?: number | undefined;
}

export interface NewRecord {
  model: string;
  idHash: string;
  payload: string;
  accountId: string | null;
  grantHash: string | null;
  uidHash: string | null;
  sessionHash: string | null;
  lifetimeSeconds: number | null;
}

const selected = 'select id_hash as "idHash", payload, consumed_at as "consumedAt" from identity.record r';
/** A session that nobody used for too long has ended, though its record is there until the next cleaning. */
const alive = `(expires_at is null or expires_at > now()) and not exists
  (select from identity.session s where s.uid_hash = r.uid_hash and s.idle_until <= now())`;

/**
 * Saves a record. One that belongs to an account is kept only where what it is made from still stands: a request that read its
 * session before somebody ended it must not bring it back. The account's row is locked first, as by whatever ends sessions.
 * @returns whether it was saved.
 */
export async function saveRecord(
  db: Kysely<DB>,
  record: NewRecord,
  basis: RecordBasis = {},
): Promise<boolean> {
  const { accountId } = record;
  if (accountId === null) {
    await writeRecord(db, record);
    return true;
  }
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('identity.account')
      .select('signInGeneration')
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    // Whoever registered gets the account when the mailed link is opened, and it begins with the first.
    const isOfNow = basis.generation === (account?.signInGeneration ?? FIRST_GENERATION);
    if (!(await mayBeSaved(tx, record, basis, isOfNow))) return false;
    await writeRecord(tx, record);
    return true;
  });
}

export const FIRST_GENERATION = 1;

/** A statement of its own, after the lock: it must see what was deleted while this waited. */
async function mayBeSaved(
  tx: Kysely<DB>,
  { model, idHash, accountId, grantHash, uidHash, sessionHash }: NewRecord,
  basis: RecordBasis,
  isOfNow: boolean,
): Promise<boolean> {
  if (model === 'Interaction') return isOfNow && (await exists(tx, { model, idHash }));
  const ofSession = uidHash ?? sessionHash ?? basis.sessionHash;
  const stands =
    isOfNow ||
    (ofSession !== undefined && (await exists(tx, { model: 'Session', uidHash: ofSession, accountId })));
  return stands && (grantHash === null || (await exists(tx, { model: 'Grant', idHash: grantHash })));
}

async function exists(
  tx: Kysely<DB>,
  { model, idHash, uidHash, accountId }: Partial<NewRecord> & { model: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.record')
    .select('idHash')
    .where('model', '=', model)
    .$if(idHash !== undefined, (query) => query.where('idHash', '=', idHash ?? ''))
    .$if(uidHash !== undefined, (query) => query.where('uidHash', '=', uidHash ?? ''))
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function writeRecord(db: Kysely<DB>, { lifetimeSeconds, ...record }: NewRecord): Promise<void> {
  const { model, idHash, ...content } = record;
  const expiresAt = sql<Date>`now() + ${lifetimeSeconds}::float8 * interval '1 second'`;
  await db
    .insertInto('identity.record')
    .values({ model, idHash, ...content, expiresAt })
    .onConflict((conflict) => conflict.columns(['model', 'idHash']).doUpdateSet({ ...content, expiresAt }))
    .execute();
}

export async function findRecord(
  pool: Pool,
  model: string,
  idHash: string,
): Promise<SealedRecord | undefined> {
  const { rows } = await pool.query<SealedRecord>({
    name: 'identity.findRecord',
    text: `${selected} where model = $1 and id_hash = $2 and ${alive}`,
    values: [model, idHash],
  });
  return rows[0];
}

export async function findRecordByUid(
  pool: Pool,
  model: string,
  uidHash: string,
): Promise<SealedRecord | undefined> {
  const { rows } = await pool.query<SealedRecord>({
    name: 'identity.findRecordByUid',
    text: `${selected} where model = $1 and uid_hash = $2 and ${alive} order by expires_at desc, id_hash limit 1`,
    values: [model, uidHash],
  });
  return rows[0];
}

/**
 * Marks a record as used, by the clock and not by the beginning of a statement that may have waited for another.
 * @returns false when it is gone, or was used longer ago than the grace: somebody else was first.
 */
export async function consumeRecord(
  pool: Pool,
  model: string,
  idHash: string,
  graceSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'identity.consumeRecord',
    text: `update identity.record set consumed_at = coalesce(consumed_at, clock_timestamp()) where model = $1 and id_hash = $2
      and (consumed_at is null or consumed_at > clock_timestamp() - $3::float8 * interval '1 second')`,
    values: [model, idHash, graceSeconds],
  });
  return rowCount === 1;
}

/** Deletes a record, and with a session every copy that two simultaneous sign-ins left under the same public id. */
export async function deleteRecord(db: Kysely<DB>, model: string, idHash: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Who saves a copy of the session waits here, and finds none to copy then.
    if (model === 'Session')
      await sql`select from identity.account where id in
        (select account_id from identity.record where model = ${model} and id_hash = ${idHash})
        for no key update`.execute(tx);
    await sql`with gone as (delete from identity.record where model = ${model} and (id_hash = ${idHash}
        or uid_hash = (select uid_hash from identity.record where model = ${model} and id_hash = ${idHash}))
        returning model, account_id), ${announceEndedSessions}
      select from gone`.execute(tx);
  });
}

export async function deleteRecordsOfGrant(pool: Pool, grantHash: string): Promise<void> {
  await pool.query({
    name: 'identity.deleteRecordsOfGrant',
    text: 'delete from identity.record where grant_hash = $1',
    values: [grantHash],
  });
}

/** @returns how many were deleted. */
export async function deleteExpiredRecords(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from identity.record where expires_at <= now()');
  return rowCount ?? 0;
}

import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { TELL_ENDED_SESSIONS } from '../../platform/live/index.ts';

/** How ids of oidc-provider are stored: a copy of the table opens nothing. */
export const hashOfId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** A row of identity.record as the adapter reads it; the payload is still sealed. */
export interface SealedRecord {
  idHash: string;
  payload: string;
  consumedAt: Date | null;
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

export async function saveRecord(pool: Pool, record: NewRecord): Promise<void> {
  await pool.query({
    name: 'identity.saveRecord',
    text: `insert into identity.record (model, id_hash, payload, account_id, grant_hash, uid_hash, session_hash, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, now() + $8::float8 * interval '1 second')
      on conflict (model, id_hash) do update set payload = excluded.payload, account_id = excluded.account_id,
        grant_hash = excluded.grant_hash, uid_hash = excluded.uid_hash, session_hash = excluded.session_hash,
        expires_at = excluded.expires_at`,
    values: [
      record.model,
      record.idHash,
      record.payload,
      record.accountId,
      record.grantHash,
      record.uidHash,
      record.sessionHash,
      record.lifetimeSeconds,
    ],
  });
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

/** Marks a record as used. @returns false when it is gone, or was used longer ago than the grace: somebody else was first. */
export async function consumeRecord(
  pool: Pool,
  model: string,
  idHash: string,
  graceSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'identity.consumeRecord',
    text: `update identity.record set consumed_at = coalesce(consumed_at, now()) where model = $1 and id_hash = $2
      and (consumed_at is null or consumed_at > now() - $3::float8 * interval '1 second')`,
    values: [model, idHash, graceSeconds],
  });
  return rowCount === 1;
}

/** Deletes a record, and with a session every copy that two simultaneous sign-ins left under the same public id. */
export async function deleteRecord(pool: Pool, model: string, idHash: string): Promise<void> {
  await pool.query({
    name: 'identity.deleteRecord',
    text: `with gone as (delete from identity.record where model = $1 and (id_hash = $2
        or uid_hash = (select uid_hash from identity.record where model = $1 and id_hash = $2))
        returning model, account_id), ${TELL_ENDED_SESSIONS}
      select from gone`,
    values: [model, idHash],
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

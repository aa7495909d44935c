import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

export interface SealedSigningKey {
  kid: string;
  sealedJwk: string;
}

/** All signing keys, the one that signs first. */
export async function listSigningKeys(pool: Pool): Promise<SealedSigningKey[]> {
  const { rows } = await pool.query<SealedSigningKey>(
    `select kid, sealed_jwk as "sealedJwk" from identity.signing_key
     order by retired_at is not null, created_at desc, id desc`,
  );
  return rows;
}

/** Adds the first signing key, unless another process was faster. */
export async function addSigningKey(
  pool: Pool,
  key: SealedSigningKey & { algorithm: string },
): Promise<void> {
  await pool.query(
    `insert into identity.signing_key (id, kid, algorithm, sealed_jwk) values ($1, $2, $3, $4)
     on conflict (algorithm) where retired_at is null do nothing`,
    [newId(), key.kid, key.algorithm, key.sealedJwk],
  );
}

export async function findSecret(pool: Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ sealedValue: string }>(
    'select sealed_value as "sealedValue" from identity.secret where name = $1 and retired_at is null',
    [name],
  );
  return rows[0]?.sealedValue;
}

/**
 * All values of a secret, sealed, the one to use first. A new one is known to all for a minute before it is used: a process that
 * hasn't read it yet would not believe what it signs.
 */
export async function listSecrets(pool: Pool, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ sealedValue: string }>(
    `select sealed_value as "sealedValue" from identity.secret where name = $1
     order by retired_at is null and created_at > now() - interval '60 seconds', retired_at is not null,
       created_at desc, id desc`,
    [name],
  );
  return rows.map(({ sealedValue }) => sealedValue);
}

/** Adds a secret, unless another process was faster. */
export async function addSecret(pool: Pool, name: string, sealedValue: string): Promise<void> {
  await pool.query(
    `insert into identity.secret (id, name, sealed_value) values ($1, $2, $3)
     on conflict (name) where retired_at is null do nothing`,
    [newId(), name, sealedValue],
  );
}

/** Two who rotate at once do so one after the other. */
export async function lockKeys(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity.signing_key', 7))`.execute(db);
}

/** In days; undefined when there is no key. */
export async function ageOfSigningKey(db: Kysely<DB>): Promise<number | undefined> {
  const row = await db
    .selectFrom('identity.signingKey')
    .select(sql<number>`extract(epoch from now() - created_at)::float8 / 86400`.as('days'))
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return row?.days;
}

/** The new key signs; the former one verifies. */
export async function replaceSigningKey(
  db: Kysely<DB>,
  { kid, algorithm, sealedJwk }: SealedSigningKey & { algorithm: string },
): Promise<void> {
  await db
    .updateTable('identity.signingKey')
    .set({ retiredAt: sql`clock_timestamp()` })
    .where('retiredAt', 'is', null)
    .execute();
  const created = { createdAt: sql<string>`clock_timestamp()` };
  await db
    .insertInto('identity.signingKey')
    .values({ id: newId(), kid, algorithm, sealedJwk, ...created })
    .execute();
}

/** Likewise, of the secret with this name. */
export async function replaceSecret(db: Kysely<DB>, name: string, sealedValue: string): Promise<void> {
  await db
    .updateTable('identity.secret')
    .set({ retiredAt: sql`clock_timestamp()` })
    .where('name', '=', name)
    .where('retiredAt', 'is', null)
    .execute();
  const created = { createdAt: sql<string>`clock_timestamp()` };
  await db
    .insertInto('identity.secret')
    .values({ id: newId(), name, sealedValue, ...created })
    .execute();
}

export async function deleteRetiredKeys(db: Kysely<DB>, afterDays: number): Promise<void> {
  const before = sql<Date>`now() - ${afterDays}::float8 * interval '1 day'`;
  await db.deleteFrom('identity.signingKey').where('retiredAt', '<', before).execute();
  await db.deleteFrom('identity.secret').where('retiredAt', '<', before).execute();
}

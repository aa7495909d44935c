import type { Pool } from 'pg';
import { newId } from '../platform/ids.ts';

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

/** Adds a secret, unless another process was faster. */
export async function addSecret(pool: Pool, name: string, sealedValue: string): Promise<void> {
  await pool.query(
    `insert into identity.secret (id, name, sealed_value) values ($1, $2, $3)
     on conflict (name) where retired_at is null do nothing`,
    [newId(), name, sealedValue],
  );
}

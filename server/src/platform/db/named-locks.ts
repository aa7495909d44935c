import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Holds off whoever else takes the lock of this name until the transaction ends: for what has no row yet to be locked.
 * @param name says what it is about, and whose: `saved-view <user id>`.
 */
export async function lockName(db: Kysely<DB>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The same without waiting. @returns whether the lock is ours until the transaction ends. */
export async function tryLockName(db: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_ours`.execute(db);
  return rows[0]?.isOurs === true;
}

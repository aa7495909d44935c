import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The new codes take the place of all old ones. */
export async function replaceRecoveryCodes(
  db: Kysely<DB>,
  accountId: string,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, accountId);
  await db
    .insertInto('identity.recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: at })))
    .execute();
}

export async function deleteRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('identity.recovery_code').where('account_id', '=', accountId).execute();
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('identity.recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** @returns false when the account has no such code, or it was used. */
export async function useRecoveryCode(
  db: Kysely<DB>,
  accountId: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

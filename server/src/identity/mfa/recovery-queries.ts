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
    .insertInto('identity.recoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: at })))
    .execute();
}

export async function deleteRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('identity.recoveryCode').where('accountId', '=', accountId).execute();
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('identity.recoveryCode')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
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
    .updateTable('identity.recoveryCode')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

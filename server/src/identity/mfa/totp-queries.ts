import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface TotpRow {
  sealedSecret: string;
  confirmedAt: Date | null;
}

export function findTotp(db: Kysely<DB>, accountId: string): Promise<TotpRow | undefined> {
  return db
    .selectFrom('identity.totp')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Takes the place of one that was begun and not confirmed. @returns false where one is in use. */
export async function insertTotp(
  db: Kysely<DB>,
  accountId: string,
  sealedSecret: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('identity.totp')
    .values({ account_id: accountId, sealed_secret: sealedSecret, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: at, last_step: 0 })
        .where('identity.totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a code's step, once. @returns false when this or a later one was taken already. */
export async function takeTotpStep(db: Kysely<DB>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when it was in use before. */
export async function confirmTotp(db: Kysely<DB>, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.totp')
    .set({ confirmed_at: at })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when none was in use. */
export async function deleteTotp(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity.totp')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

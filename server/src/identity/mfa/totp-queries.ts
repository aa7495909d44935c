import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface TotpRow {
  sealedSecret: string;
  confirmedAt: Date | null;
}

export function findTotp(db: Kysely<DB>, accountId: string): Promise<TotpRow | undefined> {
  return db
    .selectFrom('identity.totp')
    .select(['sealedSecret', 'confirmedAt'])
    .where('accountId', '=', accountId)
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
    .values({ accountId, sealedSecret, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ sealedSecret, createdAt: at, lastStep: 0 })
        .where('identity.totp.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a code's step, once. @returns false when this or a later one was taken already. */
export async function takeTotpStep(db: Kysely<DB>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.totp')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when it was in use before. */
export async function confirmTotp(db: Kysely<DB>, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.totp')
    .set({ confirmedAt: at })
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when none was in use. */
export async function deleteTotp(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity.totp')
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Also one that was begun and not confirmed. */
export async function deleteAnyTotp(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('identity.totp').where('accountId', '=', accountId).execute();
}

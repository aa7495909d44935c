import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { CasesPaymentConnection, DB } from '../../platform/db/schema.ts';

export const findConnection = (db: Kysely<DB>, firmId: string) =>
  db.selectFrom('cases.paymentConnection').selectAll().where('firmId', '=', firmId).executeTakeFirst();

/** Puts a firm’s connection down, or takes the one that is there. */
export async function lockConnection(db: Kysely<DB>, row: Insertable<CasesPaymentConnection>) {
  await db
    .insertInto('cases.paymentConnection')
    .values(row)
    .onConflict((conflict) => conflict.column('firmId').doNothing())
    .execute();
  return db
    .selectFrom('cases.paymentConnection')
    .selectAll()
    .where('firmId', '=', row.firmId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateConnection(
  db: Kysely<DB>,
  firmId: string,
  changes: Updateable<CasesPaymentConnection>,
): Promise<void> {
  await db
    .updateTable('cases.paymentConnection')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .execute();
}

/** Of which firm an account is. */
export const findFirmOfAccount = (db: Kysely<DB>, account: string) =>
  db.selectFrom('cases.paymentConnection').select('firmId').where('account', '=', account).executeTakeFirst();

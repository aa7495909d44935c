import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesFirmSeal, DB } from '../../platform/db/schema.ts';

export type SealRecord = Selectable<CasesFirmSeal>;

/** The seal that a firm uses now. */
export function findSeal(db: Kysely<DB>, firmId: string): Promise<SealRecord | undefined> {
  return db
    .selectFrom('cases.firmSeal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** A seal of a firm by its certificate, also one that it used before. */
export function findSealOf(
  db: Kysely<DB>,
  firmId: string,
  fingerprint: string,
): Promise<SealRecord | undefined> {
  return db
    .selectFrom('cases.firmSeal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('fingerprint', '=', fingerprint)
    .limit(1)
    .executeTakeFirst();
}

export async function endSeal(db: Kysely<DB>, firmId: string, endedAt: Date): Promise<void> {
  await db
    .updateTable('cases.firmSeal')
    .set({ endedAt, sealedIdentity: null })
    .where('firmId', '=', firmId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function insertSeal(db: Kysely<DB>, row: Insertable<CasesFirmSeal>): Promise<void> {
  await db.insertInto('cases.firmSeal').values(row).execute();
}

import type { Insertable, Kysely } from 'kysely';
import type { CasesCaseJudgment, DB } from '../../platform/db/schema.ts';

export async function insertJudgment(db: Kysely<DB>, row: Insertable<CasesCaseJudgment>): Promise<void> {
  await db.insertInto('cases.caseJudgment').values(row).execute();
}

/** The number of the next order in a case: 1, then 2 for an amended one. */
export async function nextCaseOrder(db: Kysely<DB>, firmId: string, caseId: string): Promise<number> {
  const row = await db
    .selectFrom('cases.caseJudgment')
    .select((eb) => eb.fn.max('caseOrder').as('last'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

import type { Insertable, Kysely } from 'kysely';
import type { CasesCaseJudgment, DB } from '../../platform/db/schema.ts';

export async function insertJudgment(db: Kysely<DB>, row: Insertable<CasesCaseJudgment>): Promise<void> {
  await db.insertInto('cases.case_judgment').values(row).execute();
}

/** The number of the next order in a case: 1, then 2 for an amended one. */
export async function nextCaseOrder(db: Kysely<DB>, firmId: string, caseId: string): Promise<number> {
  const row = await db
    .selectFrom('cases.case_judgment')
    .select((eb) => eb.fn.max('case_order').as('last'))
    .where('firm_id', '=', firmId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

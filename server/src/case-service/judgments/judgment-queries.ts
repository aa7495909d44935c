import {
  type JudgmentOutcome,
  judgmentOutcomes,
  outcomeFacts,
} from '@writdesk/contract/judgments/judgment-outcomes';
import { type Insertable, type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { CasesCaseJudgment, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

/** What ends the claim; what only says that it was paid or put off is no order of its own. */
const decisions = judgmentOutcomes.filter(
  (outcome) => outcomeFacts[outcome].final && outcome !== 'SATISFIED',
);

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

export const selectJudgments = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseJudgment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('caseOrder'),
);

/** For the query of a case’s facts: what the last order came to. */
export const judgmentColumns = {
  outcome: sql<JudgmentOutcome | null>`(select j.outcome from cases.case_judgment j
    where j.firm_id = c.firm_id and j.case_id = c.id order by j.case_order desc limit 1)`,
};

/** The day of the last order that ended the claim in this court; null before one. */
export async function latestJudgmentOn(db: Kysely<DB>, { firmId, id }: CaseKey): Promise<string | null> {
  const row = await db
    .selectFrom('cases.caseJudgment')
    .select('judgmentDate')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('outcome', 'in', decisions)
    .orderBy('caseOrder', 'desc')
    .executeTakeFirst();
  return row?.judgmentDate ?? null;
}

import type { Selectable } from 'kysely';
import type { CasesCaseJudgment } from '../../platform/db/schema.ts';
import { caseHas, casePart } from '../cases/record/index.ts';
import { judgmentColumns, selectJudgments } from './judgment-queries.ts';

/** The orders of the court, the last one first in importance. */
export const judgmentPart = casePart('judgments', {
  facts: {
    columns: () => judgmentColumns,
    of: ({ outcome }) => ({ outcome }),
  },
  rows: { judgments: caseHas('cases.caseJudgment') },
  async details({ db, record, has }) {
    const rows = (await has('judgments')) ? await selectJudgments(db, record) : [];
    const caseJudgments = rows.map(judgmentReply);
    return { caseJudgments, caseJudgment: caseJudgments.at(-1) ?? null };
  },
});

function judgmentReply(row: Selectable<CasesCaseJudgment>) {
  return {
    id: row.id,
    caseId: row.caseId,
    caseOrder: row.caseOrder,
    outcome: row.outcome,
    comments: row.comments,
    date: row.judgmentDate,
    writDays: row.writDays,
    writDaysByJudge: row.writDaysByJudge,
    writDaysReason: row.writDaysReason,
    amountCents: row.amountCents,
    money: row.money,
    amendsOrder: row.amendsOrder,
    amendmentReason: row.amendmentReason,
    orderDueOn: row.orderDueOn,
    orderDocumentId: row.orderDocumentId,
    needsLawyerConfirm: row.needsLawyerConfirm,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

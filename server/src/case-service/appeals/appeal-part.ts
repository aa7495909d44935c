import { casePart } from '../cases/record/index.ts';
import {
  type AppealRow,
  appealColumns,
  type PaymentRow,
  selectAppeals,
  selectPayments,
} from './appeal-queries.ts';

/** The appeals of a case, with what the tenant pays into the registry. */
export const appealPart = casePart('appeals', {
  facts: { columns: () => appealColumns, of: ({ appealPending }) => ({ appealPending }) },
  async details({ db, record }) {
    if (!record.caseAppealed) return { appeals: [] };
    const [appeals, payments] = await Promise.all([selectAppeals(db, record), selectPayments(db, record)]);
    return { appeals: appeals.map((appeal) => appealReply(appeal, payments)) };
  },
});

function appealReply(row: AppealRow, payments: readonly PaymentRow[]) {
  return {
    id: row.id,
    appellant: row.appellant,
    filedOn: row.filedOn,
    court: row.court,
    stayed: row.stayed,
    stayLiftedOn: row.stayLiftedOn,
    bondCents: row.bondCents,
    bondPostedOn: row.bondPostedOn,
    result: row.result,
    resultOn: row.resultOn,
    comments: row.comments,
    noticeDocumentId: row.noticeDocumentId,
    orderDocumentId: row.orderDocumentId,
    needsLawyerConfirm: row.needsLawyerConfirm,
    payments: payments
      .filter(({ appealId }) => appealId === row.id)
      .map(({ dueOn, amountCents, paidOn, missedAt }) => ({ dueOn, amountCents, paidOn, missedAt })),
    createdAt: row.createdAt,
  };
}

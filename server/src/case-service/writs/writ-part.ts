import { isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import { withoutWrit } from '@writdesk/contract/writs/writ-facts';
import { caseHas, casePart } from '../cases/record/index.ts';
import { findWritRequest, selectWrits, writColumns } from './writ-queries.ts';
import { writView } from './writ-view.ts';

/** The writs of a case, the first one first, and a company’s wish for the next. */
export const writPart = casePart('writs', {
  facts: {
    columns: () => writColumns,
    of: ({ latest }) => ({ writ: latest ?? withoutWrit, openWrit: isOpenWrit(latest?.status ?? null) }),
  },
  rows: { writs: caseHas('cases.writ'), requests: caseHas('cases.writRequest') },
  async details({ db, record, rights, has }) {
    if (!rights.seeWrits) return { writs: [], writRequest: null };
    const [hasWrits, isAsked] = await Promise.all([has('writs'), has('requests')]);
    const [rows, request] = await Promise.all([
      hasWrits ? selectWrits(db, record) : [],
      isAsked ? findWritRequest(db, record) : undefined,
    ]);
    return {
      writs: rows.map(writView),
      writRequest: request
        ? { requestedAt: request.requestedAt, requestedBy: request.requestedByName, comment: request.comment }
        : null,
    };
  },
});

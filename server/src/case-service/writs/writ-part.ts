import { isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import { withoutWrit } from '@writdesk/contract/writs/writ-facts';
import { casePart } from '../cases/record/index.ts';
import { findWritRequest, selectWrits, writColumns } from './writ-queries.ts';
import { writView } from './writ-view.ts';

/** The writs of a case, the first one first, and a company’s wish for the next. */
export const writPart = casePart('writs', {
  facts: {
    columns: () => writColumns,
    of: ({ latest }) => ({ writ: latest ?? withoutWrit, openWrit: isOpenWrit(latest?.status ?? null) }),
  },
  async details({ db, record, rights }) {
    if (!rights.seeWrits) return { writs: [], writRequest: null };
    const [rows, request] = await Promise.all([selectWrits(db, record), findWritRequest(db, record)]);
    return {
      writs: rows.map(writView),
      writRequest: request
        ? { requestedAt: request.requestedAt, requestedBy: request.requestedByName, comment: request.comment }
        : null,
    };
  },
});

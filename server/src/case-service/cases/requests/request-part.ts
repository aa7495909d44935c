import type { Selectable } from 'kysely';
import type { CasesCaseRequest } from '../../../platform/db/schema.ts';
import { caseHas, casePart } from '../record/index.ts';
import { requestColumns, selectRequests } from './request-queries.ts';

/** What was asked of the client and of the processor. */
export const requestPart = casePart('requests', {
  facts: {
    columns: () => requestColumns,
    of: ({ requests: { open, fixes, unclerical } }, record) => ({
      openRequests: open,
      fixesClerical: fixes > 0 && unclerical === 0 && !record.changedSinceReturn,
    }),
  },
  rows: { requests: caseHas('cases.caseRequest') },
  async details({ db, record, rights, has }) {
    const requests = ((await has('requests')) ? await selectRequests(db, record) : [])
      .filter(({ addressee }) => rights.seeFirmThread || addressee === 'CLIENT')
      .map(requestReply);
    return {
      requests,
      documentRequested: requests.filter(({ kind, answeredAt }) => kind === 'DOCUMENT' && !answeredAt),
    };
  },
});

function requestReply(row: Selectable<CasesCaseRequest>) {
  return {
    id: row.id,
    addressee: row.addressee,
    kind: row.kind,
    item: row.item,
    message: row.message,
    clerical: row.clerical,
    dueOn: row.dueOn,
    askedAt: row.askedAt,
    answeredAt: row.answeredAt,
  };
}

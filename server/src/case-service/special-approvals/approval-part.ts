import { isOwnId } from '../../platform/actor.ts';
import { caseHas, casePart } from '../cases/record/index.ts';
import { requestFactColumns, selectRequestsOf } from './request-queries.ts';
import { requestViews } from './request-view.ts';

/** What special approvals ask about a case. The firm reads all of them, a company those that its people are asked. */
export const specialApprovalPart = casePart('special approvals', {
  facts: {
    columns: requestFactColumns,
    of: ({ approvals: { open, awaited }, asksApprovals }) => ({
      openSpecialApprovals: open,
      awaitedApprovals: awaited,
      asksApprovals,
    }),
  },
  rows: { requests: caseHas('cases.specialApprovalRequest') },
  async details({ db, actor, record, rights, has }) {
    if (!(await has('requests'))) return { specialApprovals: [] };
    const requests = (await selectRequestsOf(db, record)).filter(
      ({ awaitedIds, decisions }) =>
        rights.seeFirmThread ||
        (actor.kind === 'user' &&
          (awaitedIds.includes(actor.userId) || decisions.some(({ userId }) => isOwnId(actor, userId)))),
    );
    return {
      specialApprovals: await requestViews(
        db,
        actor,
        requests.map((request) => ({ request, record })),
      ),
    };
  },
});

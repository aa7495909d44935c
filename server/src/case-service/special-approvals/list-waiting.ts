import type { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { requestViews } from './request-view.ts';
import { selectWaitingPage } from './waiting-queries.ts';

/** A page of the cases that wait for the caller’s answer. */
export async function listWaiting(
  context: UserContext,
  { query }: RouteInput<typeof approvalRequests.waiting>,
) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectWaitingPage(db, scope, actor.userId, query);
  const views = await requestViews(
    db,
    actor,
    rows.map((row) => ({ request: row, record: { ...row, id: row.caseId } })),
  );
  return {
    requests: views.map((view, index) => {
      const {
        caseId: id = '',
        title = '',
        caseNumber = null,
        caseDraftNumber = '',
        clientName,
      } = rows[index] ?? {};
      return { ...view, case: { id, title, caseNumber, caseDraftNumber, clientName: clientName ?? '' } };
    }),
    ...counted,
  };
}

import { z } from 'zod';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { auditedReason } from '../values/text.ts';
import { approvalRequest } from './approval-request.ts';

export { approvalRequest, type ApprovalRequest } from './approval-request.ts';

/** The same with its case, for who is asked. */
const waitingRequest = approvalRequest.extend({
  case: z.object({
    id,
    title: z.string(),
    caseNumber: z.string().nullable(),
    caseDraftNumber: z.string(),
    clientName: z.string(),
  }),
});
export type WaitingRequest = z.output<typeof waitingRequest>;

const waitingFilters = listQuery({});
export type WaitingQuery = z.output<typeof waitingFilters>;

const area = 'case-service';
const permission = 'special-approval.decide';

export const approvalRequests = {
  waiting: route({
    method: 'GET',
    area,
    path: '/special-approvals/waiting',
    reads: ['case', 'special-approval'],
    // Who may decide is asked of each request.
    permission: 'case.read',
    summary: 'List the cases that wait for the caller’s special approval, the one due first at the top',
    query: waitingFilters,
    reply: listReply('requests', waitingRequest),
    failure: 'Get Special Approvals Fail',
  }),
  decide: route({
    method: 'POST',
    area,
    path: '/special-approvals/decide/{id}',
    changes: ['case', 'special-approval'],
    permission,
    summary: 'Approve or refuse what a special approval asks about a case',
    params: idParams,
    body: z.object({
      approves: z.boolean(),
      reason: auditedReason(),
      /** The version that the caller saw; a stale one is answered 409. */
      version: z.int().optional(),
    }),
    reply: approvalRequest,
    refusals: ['special_approval_closed'],
    failure: 'Decide Special Approval Fail',
  }),
};

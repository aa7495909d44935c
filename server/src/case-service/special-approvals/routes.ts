import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { bind } from '../../platform/http/bind.ts';
import { createSpecialApproval } from './create-special-approval.ts';
import { decideApproval } from './decide-approval.ts';
import { deleteManySpecialApprovals, deleteSpecialApproval } from './delete-special-approval.ts';
import { getSpecialApproval } from './get-special-approval.ts';
import { listCriteria } from './list-criteria.ts';
import { listSpecialApprovals } from './list-special-approvals.ts';
import { listWaiting } from './list-waiting.ts';
import { rehearseApproval } from './rehearse-approval.ts';
import { updateSpecialApproval } from './update-special-approval.ts';

export const specialApprovalRoutes = [
  bind(specialApprovals.list, listSpecialApprovals),
  bind(specialApprovals.details, getSpecialApproval),
  bind(specialApprovals.criteria, listCriteria),
  bind(specialApprovals.create, createSpecialApproval),
  bind(specialApprovals.rehearse, rehearseApproval),
  bind(specialApprovals.update, updateSpecialApproval),
  bind(specialApprovals.remove, deleteSpecialApproval),
  bind(specialApprovals.removeMany, deleteManySpecialApprovals),
  bind(approvalRequests.waiting, listWaiting),
  bind(approvalRequests.decide, decideApproval),
];

export { specialApprovalPart } from './approval-part.ts';
export { askBeforeApproval } from './ask-before-approval.ts';
export { requireOtherSigner } from './require-other-signer.ts';
export { approvalAudits, reviewApprovals } from './review-approvals.ts';
export { specialApprovalRoutes } from './routes.ts';
export { selectAwaiting } from './request-queries.ts';
export { specialApprovalAudits } from './special-approval-audits.ts';
export { reviewOpenCases, watchApprovals } from './watch-approvals.job.ts';

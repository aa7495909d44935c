export { getCaseBillings, getCaseDetails, getCaseSteps, getStatusAudit, getTimeline } from './read-case.ts';
export { type CaseDetailsReply, readDetails } from './read-details.ts';

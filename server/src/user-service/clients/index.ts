export { setCare, takeIntoCare } from './care-queries.ts';
export { activateWhenWhole, insertClient, lockClient, updateClientRow } from './change-client-queries.ts';
export { clientAudits } from './client-audits.ts';
export { isVisibleClient, ofVisibleClient } from './client-scope-queries.ts';
export { companyRow, payablesRow } from './company-row.ts';
export { readClientIn } from './get-client.ts';
export { insertInvitedClient } from './invited-client-queries.ts';
export { clientRoutes } from './routes.ts';
export { type TermsFollower, termsFollowers } from './terms-followers.ts';

export { accountMappingAudits } from './account-mapping-audits.ts';
export { keyOf, mappedAccounts } from './mapped-accounts.ts';
export { accountMappingRoutes } from './routes.ts';

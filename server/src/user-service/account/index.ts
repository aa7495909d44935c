export { accountAudits } from './account-audits.ts';
export { accountRoutes } from './routes.ts';

export { reconciliationAudits } from './reconciliation-audits.ts';
export { trustReconciliationRoutes } from './routes.ts';

export { clearCheck } from './clear-check.ts';
export { checkAudits } from './check-audits.ts';
export { checkRoutes } from './routes.ts';
export { settleCheckCharges } from './settle-charges.job.ts';

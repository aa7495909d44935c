export { clearCheck } from './clear-check.ts';
export { checkAudits } from './check-audits.ts';
export { checkRoutes } from './routes.ts';
export { listReleasedAlone } from './list-released-alone.job.ts';
export { settleCheckCharges } from './settle-charges.job.ts';

export { accrueInterest } from './accrue-interest.job.ts';
export { interestAudits } from './interest-audits.ts';
export { interestRoutes } from './routes.ts';

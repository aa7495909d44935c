export { auditAnchorAudits } from './anchor-audits.ts';
export { anchorAudits } from './anchor-audits.job.ts';
export { auditAnchorRoutes } from './routes.ts';

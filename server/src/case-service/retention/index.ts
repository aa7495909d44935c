export { purgeCases } from './purge-cases.job.ts';
export { retentionAudits, retentionRuleAudits } from './retention-audits.ts';
export { retentionRoutes } from './routes.ts';

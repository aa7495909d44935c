export { documentRunAudits } from './document-run-audits.ts';
export { generateRun } from './generate-run.job.ts';
export { documentRunRoutes } from './routes.ts';

export { billRun } from './bill-run.job.ts';
export { invoiceRunAudits } from './invoice-run-audits.ts';
export { invoiceRunRoutes } from './routes.ts';

export { accountingExportAudits } from './accounting-export-audits.ts';
export { accountingExportRoutes } from './routes.ts';

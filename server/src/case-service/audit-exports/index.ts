export { auditExportAudits } from './export-audits.ts';
export { auditExportRoutes } from './routes.ts';

export { bankStatementAudits } from './bank-statement-audits.ts';
export { bankStatementRoutes } from './routes.ts';

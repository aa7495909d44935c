export { bankStatementAudits } from './bank-statement-audits.ts';
export { releasePayout } from './release-payout.ts';
export { bankStatementRoutes } from './routes.ts';

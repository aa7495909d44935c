export { trustAudits } from './trust-audits.ts';
export { trustRoutes } from './routes.ts';

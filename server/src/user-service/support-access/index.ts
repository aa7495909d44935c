export { supportAccessAudits } from './support-access-audits.ts';
export { supportAccessRoutes } from './routes.ts';

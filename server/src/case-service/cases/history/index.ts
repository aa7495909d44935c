export { historyAudits } from './history-audits.ts';
export { historyRoutes } from './routes.ts';

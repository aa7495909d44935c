export { courthouseAudits } from './courthouse-audits.ts';
export { courthouseRoutes } from './routes.ts';

export { movedDateAudits } from './moved-date-audits.ts';
export { movedDateRoutes } from './routes.ts';

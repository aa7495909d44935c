export { savedViewRoutes } from './routes.ts';
export { savedViewAudits } from './saved-view-audits.ts';

export { caseListRoutes } from './routes.ts';

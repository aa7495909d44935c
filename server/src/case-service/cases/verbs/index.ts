export { caseActionRoutes } from './routes.ts';

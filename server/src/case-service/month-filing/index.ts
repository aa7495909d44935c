export { monthFilingRoutes } from './routes.ts';

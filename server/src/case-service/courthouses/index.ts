export { courthouseRoutes } from './routes.ts';

export { judgmentRoutes } from './routes.ts';

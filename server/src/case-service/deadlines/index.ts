export { deadlineRoutes } from './routes.ts';

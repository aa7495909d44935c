export { movedDateRoutes } from './routes.ts';

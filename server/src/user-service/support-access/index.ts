export { supportAccessRoutes } from './routes.ts';

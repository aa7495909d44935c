export { courtFactRoutes } from './routes.ts';

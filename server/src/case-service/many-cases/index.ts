export { manyCasesRoutes } from './routes.ts';

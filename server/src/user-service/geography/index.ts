export { geographyRoutes } from './routes.ts';

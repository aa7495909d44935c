export { courtDayRoutes } from './routes.ts';

export { possessionForecastRoutes } from './routes.ts';

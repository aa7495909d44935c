export { geographyRoutes } from './routes.ts';
export { unknownStates } from './state-queries.ts';

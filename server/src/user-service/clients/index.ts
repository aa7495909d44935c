export { isVisibleClient, ofVisibleClient } from './client-scope-queries.ts';
export { clientRoutes } from './routes.ts';

export { isVisibleClient, ofVisibleClient } from './client-scope-queries.ts';
export { insertInvitedClient } from './invited-client-queries.ts';
export { clientRoutes } from './routes.ts';

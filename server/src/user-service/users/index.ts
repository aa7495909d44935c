export { loadActor, type TokenClaims } from './load-actor.ts';
export { userRoutes } from './routes.ts';

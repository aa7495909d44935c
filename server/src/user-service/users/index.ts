export { loadActor, type TokenClaims } from './load-actor.ts';

export { createUser } from './create-user.ts';
export { hasPlace, insertInvitedUser } from './invited-user-queries.ts';
export { isEmailTaken } from './new-user-queries.ts';
export { loadActor, type TokenClaims } from './load-actor.ts';
export { userRoutes } from './routes.ts';
export { syncAccount, syncAccountNow } from './sync-account.job.ts';

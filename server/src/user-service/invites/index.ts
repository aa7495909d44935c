export { isInvited } from './is-invited.ts';
export { inviteRoutes } from './routes.ts';

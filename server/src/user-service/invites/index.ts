export { inviteLive } from './invite-live.ts';
export { inviteAudits } from './invite-audits.ts';
export { isAwaited, isInvited } from './is-invited.ts';
export { inviteRoutes } from './routes.ts';

export { inviteLive } from './invite-live.ts';
export { inviteAudits } from './invite-audits.ts';
export { isInvited } from './is-invited.ts';
export { inviteRoutes } from './routes.ts';

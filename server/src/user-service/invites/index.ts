export { inviteLive } from './invite-live.ts';
export { inviteAudits } from './invite-audits.ts';
export { isInvited, wasInvitedSince } from './is-invited.ts';
export { inviteRoutes } from './routes.ts';

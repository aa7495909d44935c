export { lockUser, updateUserRow } from './change-user-queries.ts';
export { createOrganizationUser } from './create-organization-user.ts';
export { findNameAndFirm, selectFirmAdmins, selectFirmHolders, selectHolders } from './firm-admin-queries.ts';
export { firmAdminsToNotify } from './firm-admins-to-notify.ts';
export { handOver } from './hand-over.ts';
export { findVisibleUser, readUser } from './get-user.ts';
export { hasPlace, insertInvitedUser } from './invited-user-queries.ts';
export { insertUser, isEmailTaken } from './new-user-queries.ts';
export { findMailedUser } from './mailed-user-queries.ts';
export { holdPlace, leavePlace } from './leave-place.ts';
export { type LeavingFollower, leavingFollowers, resetFollowers } from './leaving-followers.ts';
export {
  asker,
  askerOf,
  loadActor,
  loadActorAgain,
  loadActorOfUser,
  type TokenClaims,
} from './load-actor.ts';
export { isAccountClosed, releaseAccounts, settleAccount } from './released-account-queries.ts';
export { requireStanding } from './require-standing.ts';
export { renewAccount, renewAccountNow } from './renew-account.job.ts';
export { reopenAccount } from './reopen-account.job.ts';
export { userRoutes } from './routes.ts';
export { userAudits } from './user-audits.ts';
export { syncAccount, syncAccountNow } from './sync-account.job.ts';
export { notifyFirm } from './notify-firm.ts';
export { checkPlacement } from './check-placement.ts';
export { mayManage, typeOf } from './user-policy.ts';

export { beforeNoticeFault } from './before-notice.ts';
export { cancelLockout, completeLockout } from './end-lockout.ts';
export { lockoutPart } from './lockout-part.ts';
export { findLockout, type LockoutRow } from './lockout-queries.ts';
export { lockoutRoutes } from './routes.ts';

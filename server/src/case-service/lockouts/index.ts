export { beforeNoticeFault } from './before-notice.ts';
export { cancelLockout, completeLockout } from './end-lockout.ts';
export { lockoutPart } from './lockout-part.ts';
export { lockoutRoutes } from './routes.ts';

export { passNoticePoints } from './pass-notice-points.ts';
export { noticeGuardRoutes } from './routes.ts';

export { noticeAudits, noticeGuardAudits } from './notice-guard-audits.ts';
export { passNoticePoints } from './pass-notice-points.ts';
export { noticeGuardRoutes } from './routes.ts';
export { weekToTell } from './week-to-report.ts';
export { tellOfPasses } from './notify-of-overrides.job.ts';

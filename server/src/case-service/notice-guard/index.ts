export { noticeAudits, noticeGuardAudits } from './notice-guard-audits.ts';
export { passNoticePoints } from './pass-notice-points.ts';
export { noticeGuardRoutes } from './routes.ts';
export { tellOfPasses } from './tell-of-passes.job.ts';

export { sumToDemand } from './sum-to-demand.ts';
export { noticeAudits, noticeGuardAudits } from './notice-guard-audits.ts';
export { passNoticePoints } from './pass-notice-points.ts';
export { noticeGuardRoutes } from './routes.ts';
export { weekToReport } from './week-to-report.ts';
export { notifyOfPasses } from './notify-of-overrides.job.ts';

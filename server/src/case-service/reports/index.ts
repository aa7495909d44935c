export { forgetRuns } from './forget-runs.job.ts';
export { makeReport } from './make-report.job.ts';
export { notifiedReports } from './notified-reports.ts';
export { reportAudits } from './report-audits.ts';
export { reportLive } from './report-live.ts';
export { reportRoutes } from './routes.ts';
export { startDueReports } from './start-due-reports.job.ts';

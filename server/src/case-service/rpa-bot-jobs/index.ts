export { rpaBotJobAudits, rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
export { cancelRobotJobs, settlePetition } from './rpa-bot-job-queries.ts';
export { rpaBotJobRoutes } from './routes.ts';
export { freeLostRpaBotJobs, runRpaBotJob } from './run-rpa-bot-job.job.ts';

export { rpaBotJobAudits, rpaBotLeaseAudits } from './rpa-bot-job-audits.ts';
export { caseOfJob, saidLast } from './change-job.ts';
export { doJob } from './do-job.ts';
export { selectEvidenceByIds } from './evidence-queries.ts';
export { copiedText } from './get-rpa-bot-job.ts';
export { keepEvidence, type SeenPage, shownEvidence } from './keep-evidence.ts';
export { queueByItself } from './queue-by-itself.ts';
export { FencedOffError } from './lease-job.ts';
export {
  type Admission,
  type Portal,
  type PortalOutcome,
  type Progress,
  robotDispatchers,
} from './portal.ts';
export {
  cancelRobotJobs,
  findJobAtManager,
  findJobRecord,
  hasUnknownFiling,
  isPortalBusy,
  type JobKey,
  type JobRecord,
  lockJob,
  rejectPetition,
  selectToAsk,
  selectUnsearched,
  settlePetition,
  updateJob,
} from './rpa-bot-job-queries.ts';
export { rpaBotJobRoutes } from './routes.ts';
export { freeLostRpaBotJobs, runRpaBotJob } from './run-rpa-bot-job.job.ts';
export { nextQuestionAt, noteSubmitted } from './with-clerk.ts';

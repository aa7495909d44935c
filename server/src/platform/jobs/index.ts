export { defineJob, type JobAttempt, type JobDefinition } from './define-job.ts';
export {
  type EnqueueOptions,
  type JobQueue,
  type JobQueueOptions,
  type TroubledJob,
  openJobQueue,
} from './job-queue.ts';

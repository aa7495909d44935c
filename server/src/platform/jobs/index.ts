export { defineJob, type JobAttempt, type JobDefinition } from './define-job.ts';
export { type JobQueue, type JobQueueOptions, openJobQueue } from './job-queue.ts';
export { QUEUE_SCHEMA } from './install-queue.ts';
export type { EnqueueOptions, JobKey, Jobs, TroubledJob } from './jobs.ts';

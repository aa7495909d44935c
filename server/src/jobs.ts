import { sweepUploads } from './case-service/storage/index.ts';
import type { JobDefinition } from './platform/jobs/index.ts';
import { forgetEvents } from './platform/live/index.ts';
import { sendMail } from './platform/mail/index.ts';

/** Every job that a worker does. */
export const jobs: readonly JobDefinition<unknown>[] = [forgetEvents, sendMail, sweepUploads];

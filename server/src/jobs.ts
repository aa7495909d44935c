import type { JobDefinition } from './platform/jobs/index.ts';
import { sendMail } from './platform/mail/index.ts';

/** Every job that a worker does. */
export const jobs = [sendMail] as unknown as readonly JobDefinition<unknown>[];

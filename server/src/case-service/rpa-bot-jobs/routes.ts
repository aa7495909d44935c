import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { bind } from '../../platform/http/bind.ts';
import { approveRpaBotJob } from './approve-rpa-bot-job.ts';
import { askClerkNow } from './ask-clerk-now.ts';
import { cancelRpaBotJob } from './cancel-rpa-bot-job.ts';
import { completeRpaBotJob } from './complete-rpa-bot-job.ts';
import { createRpaBotJob } from './create-rpa-bot-job.ts';
import { getRpaBotJob } from './get-rpa-bot-job.ts';
import { giveBackRpaBotJob } from './give-back-rpa-bot-job.ts';
import { listRpaBotJobs } from './list-rpa-bot-jobs.ts';
import { resolveRpaBotJob } from './resolve-rpa-bot-job.ts';
import { retryRpaBotJob } from './retry-rpa-bot-job.ts';
import { takeOverRpaBotJob } from './take-over-rpa-bot-job.ts';

export const rpaBotJobRoutes = [
  bind(rpaBotJobs.list, listRpaBotJobs),
  bind(rpaBotJobs.details, getRpaBotJob),
  bind(rpaBotJobs.create, createRpaBotJob),
  bind(rpaBotJobs.retry, retryRpaBotJob),
  bind(rpaBotJobs.takeOver, takeOverRpaBotJob),
  bind(rpaBotJobs.giveBack, giveBackRpaBotJob),
  bind(rpaBotJobs.complete, completeRpaBotJob),
  bind(rpaBotJobs.resolve, resolveRpaBotJob),
  bind(rpaBotJobs.approve, approveRpaBotJob),
  bind(rpaBotJobs.askClerk, askClerkNow),
  bind(rpaBotJobs.cancel, cancelRpaBotJob),
];

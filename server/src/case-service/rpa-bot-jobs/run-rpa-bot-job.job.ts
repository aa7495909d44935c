import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { doJob } from './do-job.ts';
import { findLostAndFree } from './free-lost-jobs.ts';
import { manualPortal, robotDispatchers } from './portal.ts';
import type { JobKey } from './rpa-bot-job-queries.ts';

/** Hands a queued job to whoever can do it. A repeated one finds it leased or done, and does nothing. */
export const runRpaBotJob = defineJob<JobKey>({
  name: 'rpa-bot-jobs.run',
  schema: z.object({ firmId: z.uuid(), caseId: z.uuid(), id: z.uuid() }),
  concurrency: 1,
  async handle(context, key) {
    for (const dispatch of context.deps.registered.of(robotDispatchers))
      if (await dispatch(context, key)) return;
    await doJob(context, key, manualPortal);
  },
});

/** Looks for jobs whose robot died. */
export const freeLostRpaBotJobs = defineJob<Record<string, never>>({
  name: 'rpa-bot-jobs.free-lost',
  schema: z.object({}).strict(),
  schedule: { cron: '*/5 * * * *' },
  concurrency: 1,
  async handle(context) {
    await findLostAndFree(context, (tx, key) => tx.enqueue(runRpaBotJob, key));
  },
});

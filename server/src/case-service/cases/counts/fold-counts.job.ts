import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.ts';
import { foldCounts } from './case-count-queries.ts';

const AT_ONCE = 5_000;

/** Sums what writers appended to the counters, every minute; a repetition finds nothing left. */
export const foldCaseCounts = defineJob<Record<string, never>>({
  name: 'cases.fold-counts',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    while ((await foldCounts(db, AT_ONCE)) === AT_ONCE);
  },
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { foldTallies } from './tally-queries.ts';

const AT_ONCE = 5_000;

/** Sums what writers appended to the tallies, every minute; a repetition finds nothing left. */
export const foldCaseTallies = defineJob<Record<string, never>>({
  name: 'cases.fold-tallies',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    while ((await foldTallies(db, AT_ONCE)) === AT_ONCE);
  },
});

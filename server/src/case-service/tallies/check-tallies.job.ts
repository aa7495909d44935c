import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { tallyFaults } from './tally-queries.ts';

const MOST_NAMED = 20;

/**
 * Counts all cases again each night, and says where the tallies differ. It mends nothing: a wrong number has a writer that
 * forgot it, which somebody must find.
 */
export const checkCaseTallies = defineJob<Record<string, never>>({
  name: 'cases.check-tallies',
  schema: z.object({}).strict(),
  schedule: { cron: '23 8 * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const faults = await tallyFaults(deps.db.as(scope));
    if (faults.length === 0) return;
    deps.log.error(
      { faults: faults.slice(0, MOST_NAMED), of: faults.length },
      'the tallies and the cases differ',
    );
  },
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { costFaults, tallyFaults } from './tally-queries.ts';

const MOST_NAMED = 20;

/**
 * Counts all cases again each night, and says where the tallies differ, and where the cost of a case is not the sum of its charges. It mends
 * nothing: a wrong number has a writer that forgot it, which somebody must find.
 */
export const checkCaseTallies = defineJob<Record<string, never>>({
  name: 'cases.check-tallies',
  schema: z.object({}).strict(),
  schedule: { cron: '23 8 * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    const report = (faults: readonly object[], message: string) =>
      faults.length && deps.log.error({ faults: faults.slice(0, MOST_NAMED), of: faults.length }, message);
    report(await tallyFaults(db), 'the tallies and the cases differ');
    report(await costFaults(db), 'the costs of cases and their charges differ');
  },
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { pathOfRun } from './run-file.ts';
import { deleteRun, selectExpiredRuns } from './run-queries.ts';

const BATCH = 500;

/** Removes what reports made longer ago than it is kept: the file first, so that none is left that no run names. */
export const forgetRuns = defineJob({
  name: 'reports.forget',
  schema: z.object({}),
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }, _data, { signal }) {
    const db = deps.db.as(scope);
    for (const run of await selectExpiredRuns(db, deps.clock.now(), BATCH)) {
      signal.throwIfAborted();
      await deps.storage.delete(pathOfRun(run));
      await deleteRun(db, run);
    }
  },
});

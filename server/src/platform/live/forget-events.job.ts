import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { deleteEventsBefore } from './live-queries.ts';

const KEEP_HOURS = 24;

/** Events are for those who look now; a reader away for longer reads everything again. */
export const forgetEvents = defineJob({
  name: 'live.forget-events',
  schema: z.object({}),
  schedule: { cron: '41 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    await deleteEventsBefore(deps.db.as(scope), new Date(deps.clock.now().getTime() - KEEP_HOURS * 3600_000));
  },
});

import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { forgetRates } from './rate-limit-queries.ts';

/** Longer than any window. */
const KEEP_MS = 3_600_000;

/** Drops what was counted against those who come no more. */
export const forgetRateLimits = defineJob<Record<string, never>>({
  name: 'http.forget-rates',
  schema: z.object({}).strict(),
  schedule: { cron: '47 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    await forgetRates(deps.db.as(scope), new Date(deps.clock.now().getTime() - KEEP_MS));
  },
});

import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { mailLimits } from '../mail/mail-budget.ts';
import { rateLimits } from './rate-limit.ts';
import { forgetRates } from './rate-limit-queries.ts';

/** As long as the longest window. */
const KEEP_MS =
  Math.max(...Object.values({ ...rateLimits, ...mailLimits }).map(({ seconds }) => seconds)) * 1_000;

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

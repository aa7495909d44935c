import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import { forgetReplies } from './idempotency-queries.ts';

const KEEP_MS = 86_400_000;

/** Drops the kept replies of yesterday's writes; nobody repeats those. */
export const forgetKeptReplies = defineJob<Record<string, never>>({
  name: 'http.forget-replies',
  schema: z.object({}).strict(),
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    await forgetReplies(deps.db.as(scope), new Date(deps.clock.now().getTime() - KEEP_MS));
  },
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { countBatch } from './count-batch.ts';
import { findOpenRecalculation } from './recalculation-queries.ts';

/**
 * Counts dates again after a version was published, and what drafts would move. It goes on where a worker that was
 * killed stopped; by itself it looks for such counts every minute.
 */
export const recalculateCases = defineJob<Record<string, never>>({
  name: 'rule-packs.recalculation',
  schema: z.object({}).strict(),
  schedule: { cron: '* * * * *' },
  concurrency: 1,
  timeoutSeconds: 900,
  async handle(context, _data, { signal }) {
    const db = context.deps.db.as(context.scope);
    for (let id = await findOpenRecalculation(db); id; id = await findOpenRecalculation(db)) {
      do signal.throwIfAborted();
      while (await countBatch(context, id));
    }
  },
});

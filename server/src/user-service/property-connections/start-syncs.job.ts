import { z } from 'zod';
import { transact } from '../../platform/db/transact.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { askForSync } from './ask-for-sync.ts';
import { lockConnection, selectDueConnections } from './connection-queries.ts';

/** Has all connections read, each for whoever connected it. */
export const startSyncs = defineJob<Record<string, never>>({
  name: 'property-connections.start',
  schema: z.object({}).strict(),
  schedule: { cron: '13 * * * *' },
  concurrency: 1,
  async handle(context, _data, { signal }) {
    for (const key of await selectDueConnections(context.deps.db.as(context.scope))) {
      signal.throwIfAborted();
      await transact(context, async (tx) => {
        const held = await lockConnection(tx.db, key);
        if (held) await askForSync(tx, held, { userId: held.connectedBy, bySchedule: true });
      });
    }
  },
});

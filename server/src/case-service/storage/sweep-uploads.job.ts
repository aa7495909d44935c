import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { incoming } from './settle-upload.ts';
import { deleteFile, findUnswept, markSwept } from './storage-queries.ts';

const KEEP_HOURS = 24;
const BATCH = 500;

/** Removes what was uploaded and never used, and what came a second time by an address that had done its work. */
export const sweepUploads = defineJob({
  name: 'storage.sweep-uploads',
  schema: z.object({}),
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    const before = new Date(deps.clock.now().getTime() - KEEP_HOURS * 3600_000);
    for (const file of await findUnswept(db, before, BATCH)) {
      await deps.storage.delete(incoming(file.path));
      if (file.state === 'PENDING') await deleteFile(db, file.id);
      else await markSwept(db, file.id);
    }
  },
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { incoming } from './settle-upload.ts';
import { findMadeBefore, forgetMade } from './made-file-queries.ts';
import { deleteFile, findExpired, findUnswept, markSwept } from './storage-queries.ts';

const KEEP_HOURS = 24;
const BATCH = 500;
/** After this an upload that began in time has ended. */
const ARRIVED_HOURS = 1;

/**
 * Removes what was uploaded and never used, the second names of what was, and what broken uploads left. Links by which nothing came
 * are forgotten within hours, so that they don't count against anybody's quota for a day. What was made to be read once goes too.
 */
export const sweepUploads = defineJob({
  name: 'storage.sweep-uploads',
  schema: z.object({}),
  schedule: { cron: '17 * * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    const hoursAgo = (hours: number) => new Date(deps.clock.now().getTime() - hours * 3600_000);
    const before = hoursAgo(KEEP_HOURS);
    for (const file of await findUnswept(db, before, BATCH)) {
      await deps.storage.delete(incoming(file.path));
      if (file.state === 'STORED') await markSwept(db, file.id);
      else await deleteFile(db, file.id);
    }
    const expired = { after: hoursAgo(ARRIVED_HOURS + 2), before: hoursAgo(ARRIVED_HOURS) };
    for (const link of await findExpired(db, expired)) {
      if (!(await deps.storage.stat(incoming(link.path)))) await deleteFile(db, link.id);
    }
    for (let isMore = true; isMore;) {
      const made = await findMadeBefore(db, before, BATCH);
      for (const path of made) {
        await deps.storage.delete(path);
        await forgetMade(db, path, before);
      }
      isMore = made.length === BATCH;
    }
    await deps.storage.removeAbandoned();
  },
});

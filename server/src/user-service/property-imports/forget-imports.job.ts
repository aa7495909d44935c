import { UNDO_DAYS } from '@writdesk/contract/property-imports/import-values';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { deleteProgressBefore } from './import-progress-queries.ts';
import { deleteOldImports } from './import-queries.ts';

const DAY_MS = 86_400_000;

/** Removes imports that nobody can undo any more: their rows name people. */
export const forgetImports = defineJob({
  name: 'property-imports.forget',
  schema: z.object({}),
  schedule: { cron: '41 7 * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    const db = deps.db.as(scope);
    const now = deps.clock.now().getTime();
    await deleteOldImports(db, new Date(now - (UNDO_DAYS + 1) * DAY_MS));
    await deleteProgressBefore(db, new Date(now - DAY_MS));
  },
});

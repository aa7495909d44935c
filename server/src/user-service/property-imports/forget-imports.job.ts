import { UNDO_DAYS } from '@writdesk/contract/property-imports/import-values';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { deleteOldImports } from './import-queries.ts';

const DAY_MS = 86_400_000;

/** Removes imports that nobody can undo any more: their rows name people. */
export const forgetImports = defineJob({
  name: 'property-imports.forget',
  schema: z.object({}),
  schedule: { cron: '41 7 * * *' },
  concurrency: 1,
  async handle({ deps, scope }) {
    await deleteOldImports(
      deps.db.as(scope),
      new Date(deps.clock.now().getTime() - (UNDO_DAYS + 1) * DAY_MS),
    );
  },
});

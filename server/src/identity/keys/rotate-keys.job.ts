import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { rotateKeys } from './rotate-keys.ts';

const ROTATE_AFTER_DAYS = 90;

/** Rotates the provider's keys when they have served their time. */
export const rotateOldKeys = defineJob({
  name: 'identity.rotate-keys',
  schema: z.object({}),
  schedule: { cron: '40 9 * * *' },
  async handle({ deps, scope }) {
    const kid = await rotateKeys(deps.db.as(scope), deps.vault, { olderThanDays: ROTATE_AFTER_DAYS });
    if (kid) deps.log.info({ kid }, 'the sign-in keys were rotated');
  },
});

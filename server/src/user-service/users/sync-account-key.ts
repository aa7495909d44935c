import { z } from 'zod';
import type { JobKey } from '../../platform/jobs/index.ts';

export interface SyncAccountData {
  userId: string;
  /** They were deactivated, and are active again. Nothing else opens an account that its provider closed. */
  reactivated?: boolean | undefined;
}

/** How the job is asked for, also by what it does itself. */
export const syncAccountKey: JobKey<SyncAccountData> = {
  name: 'users.sync-account',
  schema: z.object({ userId: z.uuid(), reactivated: z.boolean().optional() }),
};

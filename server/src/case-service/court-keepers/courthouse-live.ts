import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const courthouseLive = {
  changed: liveKind('courthouse.changed', { firmId: id, ids: z.strictObject({ courthouseId: id }) }),
};

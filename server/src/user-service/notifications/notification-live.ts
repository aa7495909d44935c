import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const notificationLive = {
  created: liveKind('notification.created', {
    userId: id,
    caseId: id.optional(),
    ids: z.strictObject({ notificationId: id }),
  }),
  updated: liveKind('notification.updated', { userId: id }),
};

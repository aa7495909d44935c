import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const inviteLive = {
  /** For the firm or company that it invites to; of the platform’s own, for whoever wrote it. */
  changed: liveKind('invite.changed', {
    firmId: id.optional(),
    clientId: id.optional(),
    userId: id.optional(),
    ids: z.strictObject({ inviteId: id }),
  }),
};

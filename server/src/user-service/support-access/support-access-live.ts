import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const supportAccessLive = {
  changed: liveKind('support-access.changed', {
    firmId: id,
    caseId: id.optional(),
    ids: z.strictObject({ accessId: id }),
  }),
};

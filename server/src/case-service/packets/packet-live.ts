import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

/** The firm's alone, as packets are. */
export const packetLive = {
  changed: liveKind('packet.changed', {
    firmId: id,
    caseId: id,
    ids: z.strictObject({ packetId: id }),
  }),
};

import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const scanLive = {
  read: liveKind('scan.read', {
    firmId: id,
    clientId: id,
    caseId: id,
    propertyId: id.optional(),
    ownerId: id.optional(),
    ids: z.strictObject({ scanId: id }),
  }),
};

import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

export const documentLive = {
  changed: liveKind('document.changed', {
    firmId: id,
    clientId: id,
    caseId: id,
    propertyId: id.optional(),
    ownerId: id.optional(),
    ids: z.strictObject({ documentId: id }),
  }),
};

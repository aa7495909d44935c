import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const propertyLive = {
  changed: liveKind('property.changed', {
    clientId: id,
    propertyId: id,
    ownerId: id.optional(),
  }),
};

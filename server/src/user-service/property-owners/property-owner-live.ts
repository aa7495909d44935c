import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const propertyOwnerLive = {
  changed: liveKind('property-owner.changed', { clientId: id, ownerId: id }),
};

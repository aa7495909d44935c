import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const propertyConnectionLive = {
  changed: liveKind('property-connection.changed', { clientId: id }),
};

import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const overdueExceptionLive = {
  changed: liveKind('overdue-exception.changed', { firmId: id, clientId: id }),
};

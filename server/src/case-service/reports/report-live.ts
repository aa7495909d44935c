import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const reportLive = {
  changed: liveKind('report.changed', { userId: id }),
};

import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../../platform/live/index.ts';

const ofCase = {
  firmId: id,
  /** Absent where only the firm learns of it. */
  clientId: id.optional(),
  caseId: id,
  propertyId: id.optional(),
  ownerId: id.optional(),
};

export const caseLive = {
  changed: liveKind('case.changed', ofCase),
  /** Changed how many cases there are of something, too. */
  moved: liveKind('case.moved', ofCase),
};

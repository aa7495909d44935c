import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../../platform/live/index.ts';
import type { CaseRecord } from './case-queries.ts';

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

/** Whom an event of a case concerns: its firm, its company, and who sees its property or its owner’s cases. */
export const liveOf = (
  record: Pick<CaseRecord, 'firmId' | 'clientId' | 'id' | 'propertyId' | 'ownerId'>,
) => ({
  firmId: record.firmId,
  clientId: record.clientId,
  caseId: record.id,
  ...(record.propertyId && { propertyId: record.propertyId }),
  ...(record.ownerId && { ownerId: record.ownerId }),
});

import { type CaseRecord, keysOf } from './case-queries.ts';

/** Whose a file of a case is, and who may have it: everybody who sees the case, or the firm alone. */
export const fileOwnersOf = <V extends 'ALL' | 'FIRM'>(record: CaseRecord, visibility: V) => ({
  ...keysOf(record),
  propertyId: record.propertyId,
  ownerId: record.ownerId,
  visibility,
});

import type { DocketRow } from './docket-queries.ts';

/** A docket's row as the contract spells it. */
export function docketView(row: DocketRow) {
  return {
    id: row.id,
    firmId: row.firmId,
    courthouse: { id: row.courthouseId, name: row.courtName, shortName: row.courtShortName },
    hearingDate: row.hearingDate,
    hearingTime: row.hearingTime,
    hearingAt: row.hearingAt,
    timeZone: row.timeZone,
    room: row.room,
    judge: row.judge,
    maxCases: row.maxCases,
    caseCount: row.caseCount,
    note: row.note,
    closedDayReason: row.closedDayReason,
    createdAt: row.createdAt,
    version: row.version,
  };
}

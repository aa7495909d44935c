import type { DocketRow } from './docket-queries.ts';

/** A docket's row as the contract spells it. */
export function docketView(row: DocketRow) {
  return {
    id: row.id,
    firmId: row.firm_id,
    courthouse: { id: row.courthouse_id, name: row.court_name, shortName: row.court_short_name },
    hearingDate: row.hearing_date,
    hearingTime: row.hearing_time,
    hearingAt: row.hearing_at,
    timeZone: row.time_zone,
    room: row.room,
    judge: row.judge,
    maxCases: row.max_cases,
    caseCount: row.case_count,
    note: row.note,
    closedDayReason: row.closed_day_reason,
    createdAt: row.created_at,
    version: row.version,
  };
}

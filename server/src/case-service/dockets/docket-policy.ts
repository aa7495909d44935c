import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { isWeekend } from './hearing-instant.ts';

export interface DocketPlan {
  date: string;
  reason: string | null;
  maxCases?: number | undefined;
}
export interface CourtFacts {
  active: boolean;
  maxCases: number | null;
  /** Today at the courthouse. */
  today: string;
  /** The holiday that closes the court on the day; null where it is open. */
  holiday: string | null;
}

/** What stands against a docket; each finding names its field. */
export function docketFaults({ date, reason, maxCases }: DocketPlan, court: CourtFacts): FieldError[] {
  const faults: FieldError[] = [];
  if (!court.active) faults.push(atField('courthouseId', fault('court_unused')));
  if (date < court.today) faults.push(atField('date', fault('day_past')));
  const closed = court.holiday ?? (isWeekend(date) ? 'WEEKEND' : null);
  if (closed && !reason) {
    faults.push(atField('date', fault('court_closed', { closed })));
  }
  if (maxCases !== undefined && court.maxCases !== null && maxCases > court.maxCases) {
    faults.push(atField('maxCases', fault('docket_cases_at_most', { max: court.maxCases })));
  }
  return faults;
}

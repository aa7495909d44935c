import type { FieldError } from '@writdesk/contract/errors';
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
  if (!court.active) faults.push({ path: 'courthouseId', message: 'The courthouse is no longer in use.' });
  if (date < court.today) faults.push({ path: 'date', message: 'The day is past at the courthouse.' });
  const closed = court.holiday ?? (isWeekend(date) ? 'a weekend' : null);
  if (closed && !reason) {
    faults.push({
      path: 'date',
      message: `The court is closed that day (${closed}). Choose another, or give a reason.`,
    });
  }
  if (maxCases !== undefined && court.maxCases !== null && maxCases > court.maxCases) {
    faults.push({
      path: 'maxCases',
      message: `This courthouse takes at most ${court.maxCases} cases on a docket.`,
    });
  }
  return faults;
}

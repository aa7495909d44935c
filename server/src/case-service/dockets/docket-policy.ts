import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { isWeekend } from './hearing-instant.ts';

export interface DocketPlan {
  date: string;
  reason: string | null;
  maxCases?: number | undefined;
  lawyerId?: string | null | undefined;
}
export interface CourtFacts {
  active: boolean;
  maxCases: number | null;
  /** Today at the courthouse. */
  today: string;
  /** The holiday that closes the court on the day; null where it is open. */
  holiday: string | null;
  /** Whether the lawyer works at the firm and is admitted in the court's state. */
  admitted: boolean;
}
/** The docket as it stands before a change. */
export interface StandingDocket {
  hearingDate: string;
  hearingTime: string;
  hearingAt: Date;
  caseCount: number;
  maxCases: number;
}

/** What stands against a docket; each finding names its field. */
export function docketFaults(plan: DocketPlan, court: CourtFacts): FieldError[] {
  const faults: FieldError[] = [];
  if (!court.active) faults.push(atField('courthouseId', fault('court_unused')));
  return [...faults, ...dayFaults(plan, court), ...otherFaults(plan, court)];
}

/** What stands against a change of a docket. A day that stays was looked at when it was set. */
export function changeFaults(
  plan: DocketPlan & { time: string },
  court: CourtFacts,
  before: StandingDocket,
  now: Date,
): FieldError[] {
  const movesDay = plan.date !== before.hearingDate;
  const moves = movesDay || plan.time !== before.hearingTime;
  const faults: FieldError[] = [];
  if (moves && before.hearingAt <= now) faults.push(atField('date', fault('docket_past')));
  else if (movesDay) faults.push(...dayFaults(plan, court));
  const raisesLimit = plan.maxCases !== undefined && plan.maxCases > before.maxCases;
  faults.push(...otherFaults(raisesLimit ? plan : { ...plan, maxCases: undefined }, court));
  if (plan.maxCases !== undefined && plan.maxCases < before.caseCount) {
    faults.push(atField('maxCases', fault('docket_cases_on_it', { count: before.caseCount })));
  }
  return faults;
}

function dayFaults({ date, reason }: DocketPlan, court: CourtFacts): FieldError[] {
  const faults: FieldError[] = [];
  if (date < court.today) faults.push(atField('date', fault('day_past')));
  const closed = court.holiday ?? (isWeekend(date) ? 'WEEKEND' : null);
  if (closed && !reason) faults.push(atField('date', fault('court_closed', { closed })));
  return faults;
}

function otherFaults({ maxCases, lawyerId }: DocketPlan, court: CourtFacts): FieldError[] {
  const faults: FieldError[] = [];
  if (maxCases !== undefined && court.maxCases !== null && maxCases > court.maxCases) {
    faults.push(atField('maxCases', fault('docket_cases_at_most', { max: court.maxCases })));
  }
  if (lawyerId && !court.admitted) faults.push(atField('lawyerId', fault('docket_lawyer_admitted')));
  return faults;
}

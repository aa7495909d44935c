import { caseActions } from '@writdesk/contract/cases/case-actions';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { CourtDay } from '@writdesk/contract/court-calendars/court-calendars';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { civilDayBefore } from '@writdesk/contract/lawful-days/civil-day';
import type { LawfulDay } from '@writdesk/contract/lawful-days/lawful-day';
import { hearingOf } from '../../shared/hearing-setting.ts';

type Days = readonly Pick<CourtDay, 'date' | 'name' | 'effect' | 'reason'>[];

/** Longer than any court ever stayed closed. */
const LONGEST_CLOSURE = 60;

/** Why a court is closed on a day, as its calendar says it; null where it sits. */
export function closedBecause(days: Days, day: string): string | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return 'Saturday';
  if (weekday === 0) return 'Sunday';
  const closed = days.find(({ date, effect }) => date === day && effect === 'closed');
  return closed ? (closed.reason ?? closed.name) : null;
}

/** The last day on which the court sat since the filing, the day itself included; the day itself where there was none. */
export function lastOpenDay(days: Days, day: string, filedOn: string | null): string {
  for (let back = 0; back <= LONGEST_CLOSURE; back++) {
    const at = civilDayBefore(day, back);
    if (filedOn !== null && at < filedOn) return day;
    if (closedBecause(days, at) === null) return at;
  }
  return day;
}

/** The day that an order most likely has: that of the hearing, or the last one until today; a later order is of its own day. */
export function orderDayOf(
  details: Pick<CaseDetails, 'caseDockets' | 'hearingStage' | 'status'>,
  today: string,
): { day: string; isHearing: boolean } {
  const hearing = details.status === 'JUDGMENT_RECORDED' ? null : hearingOf(details, today);
  const isHearing = hearing !== null && hearing.hearingDate <= today;
  return { day: isHearing ? hearing.hearingDate : today, isHearing };
}

/** Whether such an order is made on a day on which the court sits; of an order that is still to be chosen, it is. */
export function asksCourtDay(
  about: 'record-judgment' | 'amend-judgment',
  status: CaseStatus,
  outcome: JudgmentOutcome | null,
): boolean {
  if (outcome === null) return true;
  const asks = ({ needs, either }: LawfulDay): boolean =>
    (needs?.includes('courtDay') ?? false) || (either?.some(asks) ?? false);
  return caseActions.some(
    ({ action, from, outcomes, lawful }) =>
      action === about &&
      from.some((one) => one === status) &&
      outcomes?.some((one) => one === outcome) &&
      lawful !== undefined &&
      asks(lawful),
  );
}

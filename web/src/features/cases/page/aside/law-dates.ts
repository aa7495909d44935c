import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { CaseDeadline, Deed } from '@writdesk/contract/deadlines/deadlines';
import { distance, type CourtDay } from '../../../../shared/formats/dates.ts';
import { courtDay } from '../../../deadlines/index.ts';

/** What stands under a date of the law; the most telling of what is known. */
export type SecondLine =
  | { kind: 'supposed'; fact: string; day: CourtDay }
  | { kind: 'done'; by: Deed; day: CourtDay }
  | { kind: 'firstDay' | 'askFrom'; day: CourtDay }
  | { kind: 'distance'; day: CourtDay; sort: 'due' | 'event'; isSoon: boolean };

/** Somebody of ours must have acted by then; all other dates happen, or are the tenant’s. */
const ours: ReadonlySet<DeadlineEvent> = new Set([
  'NOTICE_STALE',
  'SERVE_BY',
  'WRIT_REQUEST_BY',
  'EXECUTION_APPLY_BY',
  'WRIT_EXECUTE_BY',
  'WRIT_DEAD',
]);

/** From so many days before it on, a date stands out. */
const soonDays = 6;

type Dated = CaseDeadline & { date: string };

/** Dates in their order, and those that a fact is missing for at the end. */
export function inOrder(dates: readonly CaseDeadline[], timeZone: string): CaseDeadline[] {
  const key = ({ date, from }: CaseDeadline) => (date === null ? '9' : courtDay(from ?? date, timeZone));
  return dates.toSorted((one, other) => key(one).localeCompare(key(other)));
}

export function hasDate(date: CaseDeadline): date is Dated {
  return date.date !== null;
}

/** No lawyer has vouched for the rule behind it. */
export function isUnverified({ rule }: CaseDeadline): boolean {
  return rule !== null && !rule.verifiedBy;
}

/** The second line of a row: what it supposes, that it was done, what it opens, or how far it is. */
export function secondLine(
  { event, date, from, earliestAction, supposed, done }: Dated,
  { timeZone, today }: { timeZone: string; today: CourtDay },
): SecondLine {
  if (done?.by === 'ended') return { kind: 'done', ...done };
  if (supposed) return { kind: 'supposed', ...supposed };
  if (event === 'NOTICE_EXPIRES' && earliestAction) {
    return { kind: 'firstDay', day: courtDay(earliestAction, timeZone) };
  }
  if (done) return { kind: 'done', ...done };
  // The law may date a writ from the service: it still can't be asked for before its judgment.
  if (
    event === 'WRIT_EARLIEST' &&
    earliestAction &&
    courtDay(earliestAction, timeZone) > courtDay(date, timeZone)
  ) {
    return { kind: 'askFrom', day: courtDay(earliestAction, timeZone) };
  }
  const edge = from !== null && courtDay(from, timeZone) >= today ? from : date;
  const day = courtDay(edge, timeZone);
  const sort = ours.has(event) ? 'due' : 'event';
  const { days } = distance(day, { today, kind: sort });
  return { kind: 'distance', day, sort, isSoon: days >= 0 && days <= soonDays };
}

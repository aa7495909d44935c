import type { ExplainedDay } from '@writdesk/contract/deadlines/deadline-values';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { closedBecause, type CourtCalendar } from './calendar.ts';
import { type DayNumber, toText } from './civil-day.ts';

/** A count as it goes: where it stands, and each day that it passed. */
export interface Count {
  last: DayNumber;
  days: ExplainedDay[];
}

type Counting = Pick<DeadlineRule, 'mode' | 'direction' | 'rollLast'>;

/** @returns whether closed days are left out of a count. */
export function leavesOutClosedDays(mode: DeadlineRule['mode']): boolean {
  return mode === 'BUSINESS' || mode === 'COURT';
}

/**
 * Counts days from a day that itself doesn't count.
 * @param n how many. @returns the n-th day, wherever it falls, and every day passed, in the order of counting.
 */
export function countDays(
  calendar: CourtCalendar,
  trigger: DayNumber,
  n: number,
  { mode, direction }: Counting,
): Count {
  const step = direction === 'AFTER' ? 1 : -1;
  const days: ExplainedDay[] = [];
  let at = trigger;
  let number = 0;
  while (number < n) {
    at += step;
    const closed = leavesOutClosedDays(mode) ? closedBecause(calendar, at) : null;
    if (closed === null) number += 1;
    days.push(closed === null ? countedDay(at, number) : plainDay(at, 'skipped', closed));
  }
  return { last: at, days };
}

/**
 * Moves an answer that falls on a closed day, as its rule says.
 * @returns the day, and each day passed on the way; the first of them says why it moved.
 */
export function roll(calendar: CourtCalendar, day: DayNumber, { mode, rollLast }: Counting): Count {
  const days: ExplainedDay[] = [];
  if (rollLast === 'NONE' || mode === 'CALENDAR_NO_ROLL') return { last: day, days };
  const step = rollLast === 'FORWARD' ? 1 : -1;
  let at = day;
  while (closedBecause(calendar, at) !== null) {
    at += step;
    const closed = closedBecause(calendar, at);
    days.push(
      closed === null
        ? plainDay(at, 'rolled', step > 0 ? 'The next open day' : 'The last open day before')
        : plainDay(at, 'skipped', closed),
    );
  }
  return { last: at, days };
}

export function plainDay(day: DayNumber, kind: ExplainedDay['kind'], why: string | null): ExplainedDay {
  return { day: toText(day), kind, counted: false, number: null, why };
}

function countedDay(day: DayNumber, number: number): ExplainedDay {
  return { day: toText(day), kind: 'counted', counted: true, number, why: null };
}

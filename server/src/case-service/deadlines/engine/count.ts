import type { CountedDay } from '@writdesk/contract/deadlines/deadline-reply';
import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { closedOn, type CourtCalendar, isOpen } from './calendar.ts';
import { type DayNumber, toText } from './civil-day.ts';

/** A count as it goes: where it stands, and each day that it passed. */
export interface Count {
  last: DayNumber;
  days: CountedDay[];
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
  const days: CountedDay[] = [];
  let at = trigger;
  let number = 0;
  while (number < n) {
    at += step;
    const isLeftOut = leavesOutClosedDays(mode) && !isOpen(calendar, at);
    if (!isLeftOut) number += 1;
    days.push(isLeftOut ? plainDay(at, 'skipped', ...closedOn(calendar, at)) : countedDay(at, number));
  }
  return { last: at, days };
}

/**
 * Moves an answer that falls on a closed day, as its rule says.
 * @returns the day, and each day passed on the way; the first of them says why it moved.
 */
export function roll(calendar: CourtCalendar, day: DayNumber, { mode, rollLast }: Counting): Count {
  const days: CountedDay[] = [];
  if (rollLast === 'NONE' || mode === 'CALENDAR_NO_ROLL') return { last: day, days };
  const step = rollLast === 'FORWARD' ? 1 : -1;
  let at = day;
  while (!isOpen(calendar, at)) {
    at += step;
    days.push(
      isOpen(calendar, at)
        ? plainDay(at, 'rolled', says(step > 0 ? 'NEXT_OPEN' : 'LAST_OPEN'))
        : plainDay(at, 'skipped', ...closedOn(calendar, at)),
    );
  }
  return { last: at, days };
}

export function plainDay(day: DayNumber, kind: CountedDay['kind'], ...whyCodes: LawSentence[]): CountedDay {
  return { day: toText(day), kind, counted: false, number: null, whyCodes };
}

function countedDay(day: DayNumber, number: number): CountedDay {
  return { day: toText(day), kind: 'counted', counted: true, number, whyCodes: [] };
}

import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { type DayNumber, toText, weekdayOf, yearOf } from './civil-day.ts';

/** The days on which a court is closed, as whoever counts for it must know them. */
export interface CourtCalendar {
  id: string;
  name: string;
  /** The closed days other than Saturdays and Sundays, each with its name. */
  closed: ReadonlyMap<DayNumber, string>;
  /** The years that have their days written down; null where there are none. */
  firstYear: number | null;
  lastYear: number | null;
  /** Years that somebody vouched for, with who did. */
  confirmedYears: ReadonlyMap<number, string>;
}

/** More closed days in a row than any court ever had. */
const LONGEST_CLOSURE = 1000;

/** @returns why the court is closed on a day; null where it is open. */
export function closedBecause(calendar: Pick<CourtCalendar, 'closed'>, day: DayNumber): string | null {
  const weekday = weekdayOf(day);
  if (weekday === 6) return 'Saturday';
  if (weekday === 0) return 'Sunday';
  return calendar.closed.get(day) ?? null;
}

/** That a court is closed on a day, and why; nothing of an open one. */
export function closedOn(calendar: Pick<CourtCalendar, 'closed'>, day: DayNumber): LawSentence[] {
  const closed = closedBecause(calendar, day);
  return closed === null ? [] : [says('CLOSED', { closed })];
}

export function isOpen(calendar: CourtCalendar, day: DayNumber): boolean {
  return closedBecause(calendar, day) === null;
}

/**
 * The nearest open day from a day on, the day itself included.
 * @param step 1 looks forward, -1 back. @throws when the court never opens again.
 */
export function openFrom(calendar: CourtCalendar, day: DayNumber, step: 1 | -1): DayNumber {
  for (let at = day; Math.abs(at - day) <= LONGEST_CLOSURE; at += step) if (isOpen(calendar, at)) return at;
  throw new RangeError(`${calendar.name} is closed for years around ${toText(day)}.`);
}

/** The first open day after a day. */
export function nextOpen(calendar: CourtCalendar, day: DayNumber): DayNumber {
  return openFrom(calendar, day + 1, 1);
}

/** @returns a warning for each year between two days whose closed days nobody vouches for. */
export function calendarWarnings(calendar: CourtCalendar, from: DayNumber, to: DayNumber): LawSentence[] {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const warnings: LawSentence[] = [];
  for (let year = yearOf(first); year <= yearOf(last); year++) {
    const { firstYear, lastYear } = calendar;
    if (firstYear === null || lastYear === null || year < firstYear || year > lastYear)
      warnings.push(says('YEAR_UNKNOWN', { calendar: calendar.name, year }));
    else if (!calendar.confirmedYears.has(year))
      warnings.push(says('YEAR_UNCONFIRMED', { calendar: calendar.name, year }));
  }
  return warnings;
}

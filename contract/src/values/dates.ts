import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/** No calendar of people, and no database, has a year 0. */
const hasYear = (text: string): boolean => !text.startsWith('0000');

/** A day in the courthouse's own calendar, `YYYY-MM-DD`; it has no time and no zone of its own. */
export const courtDate = z.iso
  .date({
    error: ({ input }) =>
      typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
        ? issue('no_such_day')
        : issue('day_format'),
  })
  .refine(hasYear, issue('no_such_day'));

/** No calendar reaches further, and no count should run for centuries. */
const [firstYear, lastYear] = [1970, 2199];
/** Whether the year that a text begins with lies within all calendars. */
export const hasKnownYear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear;
};
export const yearRange = issue('year_range', { first: firstYear, last: lastYear });

/** A day of the courthouse that a calendar reaches. */
export const calendarDay = courtDate.refine(hasKnownYear, yearRange);

const wallClockWanted = issue('court_clock');
/** A date and a time by the court's own clock, without an offset. */
export const wallClock = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, wallClockWanted)
  .refine((text) => courtDate.safeParse(text.slice(0, 10)).success, wallClockWanted)
  .refine(hasKnownYear, yearRange);

/** A wall-clock time at the courthouse, `HH:MM`. */
export const courtTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('time_format'));
const LONGEST_MOMENT = 40;
/** A moment has as many decimals as somebody likes, and the database takes no such text. */
export const momentTooLong = [LONGEST_MOMENT, issue('text_too_long', { max: LONGEST_MOMENT })] as const;
/** A moment with its offset, as an ISO 8601 text. */
export const instantText = z.iso
  .datetime({ offset: true })
  .max(...momentTooLong)
  .refine(hasYear, issue('no_such_day'));
/** A moment, in UTC, as an ISO 8601 text; the database gives a Date, which is written out. */
export const instant = z
  .union([instantText, z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value));
/** An IANA time zone that this runtime knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine((value) => {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: value });
      return true;
    } catch {
      return false;
    }
  }, issue('time_zone'));

/** The day that many days later, by the calendar. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

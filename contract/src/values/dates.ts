import { z } from 'zod';

/** A day in the courthouse's own calendar, `YYYY-MM-DD`; it has no time and no zone of its own. */
export const courtDate = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
      ? 'There is no such day.'
      : 'Give a date as YYYY-MM-DD.',
});

/** No calendar reaches further, and no count should run for centuries. */
const [firstYear, lastYear] = [1970, 2199];
/** Whether the year that a text begins with lies within all calendars. */
export const hasKnownYear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear;
};
export const yearWords = `Give a year from ${firstYear} to ${lastYear}.`;

/** A day of the courthouse that a calendar reaches. */
export const calendarDay = courtDate.refine(hasKnownYear, yearWords);

const wallClockWords = 'Give a date and a time of the court’s clock, such as 2026-03-07T10:00.';
/** A date and a time by the court's own clock, without an offset. */
export const wallClock = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, wallClockWords)
  .refine((text) => courtDate.safeParse(text.slice(0, 10)).success, wallClockWords)
  .refine(hasKnownYear, yearWords);

/** A wall-clock time at the courthouse, `HH:MM`. */
export const courtTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as HH:MM.');
/** A moment, in UTC, as an ISO 8601 text; the database gives a Date, which is written out. */
export const instant = z
  .union([z.iso.datetime({ offset: true }), z.date()])
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
  }, 'Give a time zone such as America/New_York.');

import { z } from 'zod';

/** A day in the courthouse's own calendar, `YYYY-MM-DD`; it has no time and no zone of its own. */
export const courtDate = z.iso.date('Give a date as YYYY-MM-DD.');
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

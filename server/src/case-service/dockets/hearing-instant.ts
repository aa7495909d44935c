import { Temporal } from 'temporal-polyfill';

/**
 * The moment that a court's clock shows a time on a day.
 * @param date `YYYY-MM-DD`. @param time `HH:MM`. @param timeZone of the courthouse's building.
 * @returns in the hour that summer time skips, the moment an hour later; in the hour that it repeats, the earlier one.
 */
export function hearingInstant(date: string, time: string, timeZone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** True on a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek > 5;
}

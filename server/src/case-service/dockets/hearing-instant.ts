import { Temporal } from 'temporal-polyfill';
import { instantAt } from '../../platform/local-instant.ts';

/**
 * The moment that a court's clock shows a time on a day.
 * @param date `YYYY-MM-DD`. @param time `HH:MM`. @param timeZone of the courthouse's building.
 * @returns in the hour that summer time skips, the moment an hour later; in the hour that it repeats, the earlier one.
 */
export function hearingInstant(date: string, time: string, timeZone: string): Date {
  return instantAt(`${date}T${time}`, timeZone);
}

/** True on a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek > 5;
}

import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which the clocks of a place show a time.
 * @param local `2026-03-07T10:00`.
 * @returns in the hour that summer time skips, the moment an hour later; in the hour that it repeats, the earlier one.
 */
export function instantAt(local: string, timeZone: string): Date {
  const there = Temporal.PlainDateTime.from(local);
  return new Date(there.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

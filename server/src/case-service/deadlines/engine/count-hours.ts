import type { ExplainedDay } from '@writdesk/contract/deadline-values';
import { Temporal } from 'temporal-polyfill';

/**
 * The moment of a text: with an offset as it says, without one by the wall clock of the court.
 * @returns an hour that summer time repeats is taken as its first, one that it skips as the hour after.
 */
export function momentOf(text: string, timeZone: string): Temporal.ZonedDateTime {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return hasOffset
    ? Temporal.Instant.from(text).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
}

/** Hours that have really passed, whatever the wall clock did; with the minutes that each local day gave to them. */
export function countHours(
  start: Temporal.ZonedDateTime,
  hours: number,
): { end: Temporal.Instant; days: ExplainedDay[] } {
  const end = start.add({ hours });
  const days: ExplainedDay[] = [];
  let counted = 0;
  for (let at = start; Temporal.ZonedDateTime.compare(at, end) < 0;) {
    const midnight = at.toPlainDate().add({ days: 1 }).toZonedDateTime(start.timeZoneId);
    const until = Temporal.ZonedDateTime.compare(midnight, end) < 0 ? midnight : end;
    const total = minutesBetween(start, until);
    const number = total - counted;
    counted = total;
    days.push({
      day: at.toPlainDate().toString(),
      kind: 'counted',
      counted: true,
      number,
      why: `${clock(at)} to ${until === end ? clock(end) : 'midnight'}, ${durationWords(number)}`,
    });
    at = until;
  }
  return { end: end.toInstant(), days };
}

function minutesBetween(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number {
  return Math.floor((to.epochMilliseconds - from.epochMilliseconds) / 60_000);
}

function clock(at: Temporal.ZonedDateTime): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' });
}

function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return rest === 0 ? whole : `${whole} ${rest} min`;
}

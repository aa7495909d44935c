import type { CountedDay } from '@writdesk/contract/deadlines/deadline-reply';
import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import { Temporal } from 'temporal-polyfill';

/**
 * The moment of a text: with an offset as it says, without one by the wall clock of the court.
 * @returns an hour that the clock repeats is taken as its later one, one that it skips as the hour after: nobody is
 * locked out too early.
 */
export function momentOf(text: string, timeZone: string): Temporal.ZonedDateTime {
  return hasOffset(text)
    ? Temporal.Instant.from(text).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone, { disambiguation: 'later' });
}

/** @returns what is wrong with an hour of the court's clock: it comes twice that day, or never; null for all others. */
export function clockFault(text: string, timeZone: string): 'repeated' | 'skipped' | null {
  if (hasOffset(text)) return null;
  const wall = Temporal.PlainDateTime.from(text);
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }),
  );
  if (!earlier || !later || earlier.equals(later)) return null;
  return earlier.toPlainDateTime().equals(wall) ? 'repeated' : 'skipped';
}

const hasOffset = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/** Hours that have really passed, whatever the wall clock did; with the minutes that each local day gave to them. */
export function countHours(
  start: Temporal.ZonedDateTime,
  hours: number,
): { end: Temporal.Instant; days: CountedDay[] } {
  const end = start.add({ hours });
  const days: CountedDay[] = [];
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
      whyCodes: [clockTime(at, until === end ? clock(end) : 'midnight', number)],
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

function clockTime(at: Temporal.ZonedDateTime, until: string, number: number): LawSentence {
  const said = { begin: clock(at), until, hours: Math.floor(number / 60) };
  const minutes = number % 60;
  return minutes === 0 ? says('CLOCK', said) : says('CLOCK_MINUTES', { ...said, minutes });
}

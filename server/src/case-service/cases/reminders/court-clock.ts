import { Temporal } from 'temporal-polyfill';

/** The day and the time that the court's clock shows at a moment. */
export function courtClock(moment: Date, timeZone: string): { date: string; time: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

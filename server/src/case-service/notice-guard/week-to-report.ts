import { Temporal } from 'temporal-polyfill';

const MORNING_HOUR = 7;
const WEEK_DAYS = 7;

/** A span that ends with a Monday, as its days and its moments. */
export interface WeekToReport {
  /** The Monday up to which is notified, itself not included. */
  untilDay: string;
  until: Date;
  /** From when, where nothing was notified so far: a week before. */
  weekBefore: Date;
}

/** The last week to notify of at a place: it ends with the last Monday whose morning has come. */
export function weekToReport(now: Date, timeZone: string): WeekToReport {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const thisMonday = mondayOf(here.toPlainDate());
  const morning = thisMonday.toZonedDateTime({ timeZone, plainTime: { hour: MORNING_HOUR } });
  const isMorning = Temporal.ZonedDateTime.compare(here, morning) >= 0;
  const monday = isMorning ? thisMonday : thisMonday.subtract({ days: WEEK_DAYS });
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    untilDay: monday.toString(),
    until: startOf(monday),
    weekBefore: startOf(monday.subtract({ days: WEEK_DAYS })),
  };
}

/** The Monday of the week in which a moment lies, and whether that week is the one before another Monday. */
export function weekOf(at: Date, timeZone: string, untilDay: string): { from: string; isLast: boolean } {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = mondayOf(day);
  return { from: monday.toString(), isLast: monday.add({ days: WEEK_DAYS }).toString() === untilDay };
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

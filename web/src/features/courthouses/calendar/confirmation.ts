import {
  calendarLevels,
  FIRST_CALENDAR_YEAR,
  LAST_CALENDAR_YEAR,
} from '@writdesk/contract/court-calendars/court-calendars';
import type { Level } from './LevelQuestion.tsx';

/** Whether a day written at one level ends a confirmation made at another: whoever confirmed a wider list knew nothing of it. */
export const losesConfirmation = (confirmedAt: (typeof calendarLevels)[number], written: Level): boolean =>
  calendarLevels.indexOf(confirmedAt) > calendarLevels.indexOf(written);

/** The years of dates, each once; those that no calendar has are left out. */
export function calendarYears(dates: readonly (string | null)[]): number[] {
  const years = dates.flatMap((date) => (date ? [Number(date.slice(0, 4))] : []));
  return [...new Set(years)].filter((year) => year >= FIRST_CALENDAR_YEAR && year <= LAST_CALENDAR_YEAR);
}

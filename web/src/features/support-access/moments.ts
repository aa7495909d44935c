import { dayOf, listDay, localZone, timeAt } from '../../shared/formats/dates.ts';

/** The time of day on the reader's clock. */
export const clockTime = (instant: string): string => timeAt(instant, localZone(), { zone: 'never' });

/** The day of a moment on the reader's calendar. */
export const clockDay = (instant: string): string => listDay(dayOf(instant, localZone()));

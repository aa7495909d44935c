import { localDate } from '../../platform/clock.ts';
import { instantAt } from '../../platform/local-instant.ts';
import { addDays } from '@writdesk/contract/values/dates';

export interface QuietHours {
  from: string;
  until: string;
}

/** When the quiet hours end that it is at the moment; null outside of them. */
export function endOfQuiet({ from, until }: QuietHours, timeZone: string, now: Date): Date | null {
  const day = localDate(now, timeZone);
  const time = localTime(now, timeZone);
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until;
  if (!isQuiet) return null;
  return instantAt(`${time < until ? day : addDays(day, 1)}T${until}`, timeZone);
}

/** The next moment at which the person’s clock shows the hour. */
export function nextHour(hour: number, timeZone: string, now: Date): Date {
  const at = (day: string) => instantAt(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone);
  const today = localDate(now, timeZone);
  return at(today) > now ? at(today) : at(addDays(today, 1));
}

const localTime = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

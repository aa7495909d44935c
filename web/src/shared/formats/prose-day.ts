import { currentLocale, type Locale } from '../i18n/locale.ts';
import { dateFormat } from './intl.ts';

/** A day at the courthouse, `YYYY-MM-DD`. It has no zone: it is never shifted. */
export type CourtDay = string;

/** The languages as `Intl` names them. */
export const tags: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** A day in the words of a language. */
export function formatDay(day: CourtDay, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  // `28 de jul de 2026` is long for a column; a written-out month keeps its `de`.
  return options.month === 'short' ? text.replace(/ de /g, ' ') : text;
}

export const sameYear = (day: CourtDay, today: CourtDay) => day.slice(0, 4) === today.slice(0, 4);

/** The day it is in a zone (the reader's own when none is given). */
export function todayIn(timeZone?: string, now: Date = new Date()): CourtDay {
  // The Swedish form is the ISO form.
  if (timeZone) return dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** For sentences: `July 28`, with the year when it is not this one. */
export function proseDay(day: CourtDay, today: CourtDay = todayIn(), locale = currentLocale()): string {
  const year = sameYear(day, today) ? undefined : 'numeric';
  return formatDay(day, locale, { month: 'long', day: 'numeric', year });
}

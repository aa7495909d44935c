import { type Locale } from '../../../shared/i18n/locale.ts';
import { dateFormat } from '../../../shared/formats/intl.ts';

/** A month as an axis names it: `Mar`, and `M` where there is no room. */
export function monthName(month: string, locale: Locale, isNarrow: boolean): string {
  const format = dateFormat(locale, { month: isNarrow ? 'narrow' : 'short', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

/** `March 2026`, for a table and for what is read out. */
export function wholeMonth(month: string, locale: Locale): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

/** The same month a year earlier. */
export const monthBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

const MOST_MONTHS = 36;

/** The months from one to another, both included; of a long time the last ones. */
export function monthsBetween(first: string, last: string): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const end = numberOf(last);
  const begin = Math.max(Math.min(numberOf(first), end), end - MOST_MONTHS + 1);
  return Array.from({ length: end - begin + 1 }, (_, index) => {
    const month = begin + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

import type { CourtDay } from '@writdesk/contract/court-calendars/court-calendars';
import { listDay } from '../../../shared/formats/dates.ts';
import { dateFormat } from '../../../shared/formats/intl.ts';
import { tags } from '../../../shared/formats/prose-day.ts';
import type { Locale } from '../../../shared/i18n/locale.ts';

const MS_PER_DAY = 86_400_000;

/** Days by month, each month by its name; months without days are left out. @param days by date. */
export function byMonth(
  days: readonly CourtDay[],
  locale: Locale,
): { month: string; days: readonly CourtDay[] }[] {
  const names = dateFormat(tags[locale], { month: 'long', timeZone: 'UTC' });
  return [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, ofMonth]) => {
    const name = names.format(Date.parse(`${month}-01`));
    return { month: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1), days: ofMonth };
  });
}

/** Every day from the first to the last; the first alone where there is no last. */
export function daysBetween(first: string, last: string | null): string[] {
  const count = last ? (Date.parse(last) - Date.parse(first)) / MS_PER_DAY + 1 : 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(Date.parse(first) + index * MS_PER_DAY).toISOString().slice(0, 10),
  );
}

/** Dates as a sentence takes them. */
export const dayRange = (dates: readonly string[]): string => dates.map((date) => listDay(date)).join(', ');

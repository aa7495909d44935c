import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import { dayOf, listDay, recordDay, timeAt, type CourtDay } from '../../shared/formats/dates.ts';
import { dateFormat } from '../../shared/formats/intl.ts';
import { tags } from '../../shared/formats/prose-day.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Where hours are counted, dates are moments. */
export function isMoment(date: string): boolean {
  return date.includes('T');
}

/** The day at the court of a day or of a moment. */
export function courtDay(date: string, timeZone: string): CourtDay {
  return isMoment(date) ? dayOf(date, timeZone) : date;
}

/** `Wed Jul 8`, and of a moment `Sun Mar 8, 11:00 AM EDT`; without `today` the year always stands there. */
export function dateText(date: string, timeZone: string, today = ''): string {
  const day = listDay(courtDay(date, timeZone), today);
  return isMoment(date) ? `${day}, ${timeAt(date, timeZone, { zone: 'always' })}` : day;
}

/** The date of a deadline as one text: a day, a moment, or the two edges of a window. */
export function deadlineText(
  { date, from, to }: Pick<Deadline, 'date' | 'from' | 'to'>,
  timeZone: string,
  today = '',
): string {
  if (date === null) return '';
  if (from === null || to === null || from === to) return dateText(date, timeZone, today);
  return translate(messages, 'windowDays', {
    from: dateText(from, timeZone, today),
    to: dateText(to, timeZone, today),
  });
}

/** `Jul 9`, for a second line; with the year when it is not this one. */
export function shortDay(day: CourtDay, today: CourtDay): string {
  const text = recordDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/,? \d{4}$/, '') : text;
}

/** The days in the English of a law note, written as the reader writes days: `2026-07-05` as `Jul 5, 2026`. */
export function withDays(text: string, locale: Locale = currentLocale()): string {
  const written = dateFormat(tags[locale], { dateStyle: 'medium', timeZone: 'UTC' });
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => written.format(Date.parse(day)));
}

import { defineMessages } from '../i18n/define-messages.ts';
import { currentLocale, type Locale } from '../i18n/locale.ts';
import { dateFormat } from './intl.ts';
import { type CourtDay, formatDay, sameYear, tags, todayIn } from './prose-day.ts';
import { translate } from '../i18n/translate.ts';

export { type CourtDay, proseDay, todayIn } from './prose-day.ts';

const dayMs = 86_400_000;

/** The day of a moment, at the courthouse. */
export function dayOf(instant: string, timeZone?: string): CourtDay {
  return todayIn(timeZone, new Date(instant));
}

/** The day so many days after, or before when negative. */
export function dayAfter(day: CourtDay, days: number): CourtDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** For lists: `Tue Jul 28`, with the year when it is not this one. */
export function listDay(day: CourtDay, today: CourtDay = todayIn(), locale = currentLocale()): string {
  const year = sameYear(day, today) ? undefined : 'numeric';
  const text = formatDay(day, locale, { weekday: 'short', month: 'short', day: 'numeric', year });
  // `Tue, Jul 28` loses its first comma; that of the year stays.
  return text.replace(',', '');
}

/** For chips: `Jul 28`, with the year when it is not this one. */
export function chipDay(day: CourtDay, today: CourtDay = todayIn(), locale = currentLocale()): string {
  const year = sameYear(day, today) ? undefined : 'numeric';
  return formatDay(day, locale, { month: 'short', day: 'numeric', year });
}

/** For records: `Jul 28, 2026`. */
export function recordDay(day: CourtDay, locale = currentLocale()): string {
  return formatDay(day, locale, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** For a page's title: `Tuesday, July 28`. */
export function titleDay(day: CourtDay, locale = currentLocale()): string {
  return formatDay(day, locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** For a calendar: `July 2026`. */
export function monthTitle(day: CourtDay, locale = currentLocale()): string {
  return formatDay(day, locale, { month: 'long', year: 'numeric' });
}

/**
 * A moment's time of day where it happens: `9:00 AM`, and `9:00 AM EDT` when the reader's clock differs or
 * `zone: 'always'`.
 */
export function timeAt(
  instant: string,
  timeZone: string,
  { zone = 'if-different', readerZone = localZone(), locale = currentLocale() }: TimeOptions = {},
): string {
  const at = new Date(instant);
  const clock = (where: string) => dateFormat('en-US', { timeZone: where, timeStyle: 'short' }).format(at);
  const named = zone === 'always' || (zone === 'if-different' && clock(timeZone) !== clock(readerZone));
  const text = dateFormat(tags[locale], {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: named ? 'short' : undefined,
  }).format(at);
  return text.replace(/\u202f/g, ' ');
}

/** A wall-clock time as a court writes it down: `09:30` is `9:30 AM`. */
export function wallTime(time: string, locale = currentLocale()): string {
  return timeAt(`1970-01-01T${time}:00Z`, 'UTC', { zone: 'never', locale });
}

interface TimeOptions {
  zone?: 'always' | 'never' | 'if-different';
  readerZone?: string;
  locale?: Locale;
}

const ZONE_KNOWN_MS = 10_000;
let known = { zone: '', until: 0 };

/** The reader's own zone. Asking the machine takes as long as writing a hundred times, and a laptop that travels waits for seconds. */
export function localZone(): string {
  const now = performance.now();
  if (now >= known.until)
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, until: now + ZONE_KNOWN_MS };
  return known.zone;
}

/** For timelines: `Today 9:42 AM`, `Jul 20`, `Jul 20, 2025`. */
export function recordMoment(
  instant: string,
  timeZone = localZone(),
  now = new Date(),
  locale = currentLocale(),
): string {
  const day = dayOf(instant, timeZone);
  const today = todayIn(timeZone, now);
  if (day === today) {
    return translate(
      messages,
      'todayAt',
      { time: timeAt(instant, timeZone, { zone: 'never', locale }) },
      locale,
    );
  }
  const year = sameYear(day, today) ? undefined : 'numeric';
  return formatDay(day, locale, { month: 'short', day: 'numeric', year });
}

/** The same inside a sentence: `checked today 9:42 AM`. */
export function proseMoment(instant: string, timeZone?: string, now?: Date, locale?: Locale): string {
  const text = recordMoment(instant, timeZone, now, locale);
  // `Jul 20` and `20 jul` stay as they are.
  return dayOf(instant, timeZone) === todayIn(timeZone, now)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** On paper, which is read on another day: `Jul 21, 2026, 4:10 PM`. */
export function paperMoment(instant: string, timeZone = localZone(), locale = currentLocale()): string {
  return `${recordDay(dayOf(instant, timeZone), locale)}, ${timeAt(instant, timeZone, { locale })}`;
}

/** `near` is today to two days ahead, the days on which somebody must move. */
export type Nearness = 'late' | 'near' | 'far';

/** How far a day is: `in 7 days`, `tomorrow`, and behind us `1 day late` (due) or `4 days ago` (happened). */
export function distance(
  day: CourtDay,
  { today = todayIn(), kind = 'due', locale = currentLocale() }: DistanceOptions = {},
): { text: string; days: number; nearness: Nearness } {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const key =
    days === 0 ? 'today' : days === 1 ? 'tomorrow' : days > 1 ? 'ahead' : kind === 'due' ? 'late' : 'ago';
  const nearness = days < 0 ? (kind === 'due' ? 'late' : 'far') : days <= 2 ? 'near' : 'far';
  return { text: translate(messages, key, { days: Math.abs(days) }, locale), days, nearness };
}

interface DistanceOptions {
  today?: CourtDay;
  /** `due`: somebody had to act by then. `event`: it just happened or happens. */
  kind?: 'due' | 'event';
  locale?: Locale;
}

/** How long ago a moment was, for what is fresh: `10 s ago`, `4 min ago`, `3 h ago`. */
export function ago(instant: string | number, now: number = Date.now(), locale = currentLocale()): string {
  const seconds = Math.max(0, Math.round((now - new Date(instant).getTime()) / 1000));
  if (seconds < 60) return translate(messages, 'secondsAgo', { n: seconds }, locale);
  if (seconds < 3600) return translate(messages, 'minutesAgo', { n: Math.floor(seconds / 60) }, locale);
  if (seconds < 86_400) return translate(messages, 'hoursAgo', { n: Math.floor(seconds / 3600) }, locale);
  return translate(messages, 'ago', { days: Math.floor(seconds / 86_400) }, locale);
}

/** How far a moment of today is: `in 3 h`, `in 20 min`; null once it has come. */
export function timeLeft(instant: string, now = new Date(), locale = currentLocale()): string | null {
  const minutes = Math.ceil((Date.parse(instant) - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  if (minutes < 60) return translate(messages, 'inMinutes', { n: minutes }, locale);
  return translate(messages, 'inHours', { n: Math.floor(minutes / 60) }, locale);
}

const messages = defineMessages({
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    ahead: 'in {days} days',
    late: '{days, plural, one {# day late} other {# days late}}',
    ago: '{days, plural, one {yesterday} other {# days ago}}',
    todayAt: 'Today {time}',
    secondsAgo: '{n} s ago',
    minutesAgo: '{n} min ago',
    hoursAgo: '{n} h ago',
    inMinutes: 'in {n} min',
    inHours: 'in {n} h',
  },
  es: {
    today: 'hoy',
    tomorrow: 'mañana',
    ahead: 'en {days} días',
    late: '{days, plural, one {# día de retraso} other {# días de retraso}}',
    ago: '{days, plural, one {ayer} other {hace # días}}',
    todayAt: 'Hoy {time}',
    secondsAgo: 'hace {n} s',
    minutesAgo: 'hace {n} min',
    hoursAgo: 'hace {n} h',
    inMinutes: 'en {n} min',
    inHours: 'en {n} h',
  },
});

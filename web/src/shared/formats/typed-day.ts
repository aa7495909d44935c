import type { Locale } from '../i18n/locale.ts';
import type { CourtDay } from './dates.ts';
import { dateFormat } from './intl.ts';

/** How a day field shows its day: `Thu Jul 16, 2026`, `jue. 16 jul 2026`. Pickers can’t read it, `parseDay` can. */
export const shownDay: Readonly<Record<Locale, string>> = {
  en: 'ddd MMM D, YYYY',
  es: 'ddd D MMM YYYY',
};

/**
 * What a person typed, as a day: `7/9/26`, `07/09/2026`, `2026-07-09`, `Jul 9 2026`, `Thu July 9, 2026`,
 * `9 de julio de 2026`. The month leads, as in the United States.
 * @returns null for what names no day, and for a day that there is not (February 30).
 */
export function parseDay(text: string): CourtDay | null {
  const bare = text.trim().toLowerCase();
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(bare);
  if (numbers) return dayOf(numbers[3], Number(numbers[1]), numbers[2]);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const words = bare.split(/[\s,.]+/).filter((word) => word !== '' && word !== 'de' && word !== 'del');
  // A day of the week may lead; in Spanish `mar` is Tuesday too.
  if (words.length === 4 && /^\p{L}+$/u.test(words[0] ?? '')) words.shift();
  const [first = '', second = '', year] = words;
  if (words.length !== 3 || !/^(\d{2}|\d{4})$/.test(year ?? '')) return null;
  const [name, day] = /^\d/.test(first) ? [second, first] : [first, second];
  return /^\d{1,2}$/.test(day) ? dayOf(year, monthOf(name), day) : null;
}

function monthOf(name: string): number {
  if (name.length < 3) return 0;
  const named = (locale: string) =>
    Array.from({ length: 12 }, (_, month) =>
      dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)).toLowerCase(),
    ).findIndex((month) => month.startsWith(name));
  return Math.max(named('en'), named('es')) + 1;
}

function dayOf(year = '', month = 0, day = ''): CourtDay | null {
  const text = [year.padStart(4, '20'), ...[month, Number(day)].map((n) => String(n).padStart(2, '0'))].join(
    '-',
  );
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}

import { proseDay, todayIn } from '../formats/prose-day.ts';
import { currentLocale } from './locale.ts';

const days = /\b\d{4}-\d{2}-\d{2}\b(?!T)/g;

/** The same text with its days as a person writes them: `April 30` for `2026-04-30`. What is no day stays. */
export const withProseDays = (text: string, locale = currentLocale()): string =>
  text.replaceAll(days, (day) => (isDay(day) ? proseDay(day, todayIn(), locale) : day));

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

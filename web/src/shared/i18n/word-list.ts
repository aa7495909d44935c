import { recordOf } from '@writdesk/contract/values/records';
import { currentLocale, type Locale } from './locale.ts';

/** The words of one list of codes, in both languages. A code without its word is a type error. */
export interface WordList<C extends string> {
  en: Readonly<Record<C, string>>;
  es: Readonly<Record<C, string>>;
}

/** The labels out of a record of facts. */
export function labelsOf<C extends string>(facts: Readonly<Record<C, { label: string }>>): Record<C, string> {
  const entries = Object.entries<{ label: string }>(facts).map(([code, { label }]) => [code, label]);
  return Object.fromEntries(entries) as Record<C, string>;
}

/** A list out of a function that says each code in a language. */
export function listOf<C extends string>(
  codes: readonly C[],
  say: (code: C, locale: Locale) => string,
): WordList<C> {
  const inLocale = (locale: Locale) => recordOf(codes, (code) => say(code, locale));
  return { en: inLocale('en'), es: inLocale('es') };
}

/** The word of a code; one that this version doesn't know is shown in lower case, `WITH_SPACES` as `with spaces`. */
export function wordOf<C extends string>(
  list: WordList<C>,
  code: string,
  locale: Locale = currentLocale(),
): string {
  const words: Readonly<Record<string, string>> = list[locale];
  return words[code] ?? plainWords(code);
}

export function plainWords(code: string): string {
  const words = code.replace(/[_.-]+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options of a choice, in the list's order. */
export function optionsOf<C extends string>(list: WordList<C>, codes: readonly C[]) {
  return codes.map((value) => ({ value, label: wordOf(list, value) }));
}

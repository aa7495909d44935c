import { useSyncExternalStore } from 'react';

export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

const storageKey = 'writdesk.locale';
const listeners = new Set<() => void>();
let current: Locale = initial();

function initial(): Locale {
  // Formats and messages are tested without a browser, in English.
  if (typeof localStorage === 'undefined' || typeof document === 'undefined') return 'en';
  const kept = localStorage.getItem(storageKey);
  if (isLocale(kept)) return kept;
  return navigator.language.startsWith('es') ? 'es' : 'en';
}

function isLocale(text: string | null | undefined): text is Locale {
  return locales.some((locale) => locale === text);
}

export function currentLocale(): Locale {
  return current;
}

/** Keeps the choice, marks the document, and redraws whoever uses `useLocale`. */
export function chooseLocale(locale: Locale): void {
  current = locale;
  localStorage.setItem(storageKey, locale);
  applyLocale();
}

/** Sets the language of the document, for screen readers and hyphenation. */
export function applyLocale(): void {
  document.documentElement.lang = current;
  for (const listener of listeners) listener();
}

/** Calls back at each change. @returns what ends it. */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLocale, currentLocale);
}

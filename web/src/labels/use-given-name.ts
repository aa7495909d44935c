import { useEffect, useSyncExternalStore } from 'react';
import { currentLocale, useLocale } from '../shared/i18n/locale.ts';

let spanish: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

/** Names that the product gave, in the reader's language: whoever reads English loads none. */
export function useGivenName(): (name: string) => string {
  const locale = useLocale();
  const names = useSyncExternalStore(follow, () => spanish);
  useEffect(() => {
    if (locale === 'es' && names === none) void load();
  }, [locale, names]);
  return (name) => (locale === 'es' ? (names[name] ?? name) : name);
}

/** The same for sentences that are made outside of a component: one around them calls `useGivenName`, which fetches the names. */
export function givenName(name: string): string {
  return currentLocale() === 'es' ? (spanish[name] ?? name) : name;
}

const none = spanish;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(): Promise<void> {
  const loaded = await import('./given-names.ts').catch(() => null);
  // Without them the names stay English, as they are kept.
  if (!loaded) return;
  spanish = loaded.givenNamesInSpanish;
  for (const listener of listeners) listener();
}

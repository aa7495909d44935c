import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device. */
export type SchemeChoice = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

const storageKey = 'writdesk.theme';
const device = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function schemeChoice(): SchemeChoice {
  const kept = localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function scheme(): Scheme {
  const choice = schemeChoice();
  if (choice !== 'system') return choice;
  return device.matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, choice);
  applyScheme();
}

/** Writes the theme to the document; style sheets and pop-ups read it from there. */
export function applyScheme(): void {
  document.documentElement.dataset['theme'] = scheme();
  for (const listener of listeners) listener();
}

device.addEventListener('change', applyScheme);
// Another tab's choice holds here too.
addEventListener('storage', (event) => event.key === storageKey && applyScheme());

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme);
}

export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, schemeChoice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

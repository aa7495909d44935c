import { useSyncExternalStore } from 'react';

/** What the header shows on a phone instead of the logo. */
export interface PhoneHead {
  backTo: string;
  title: string;
}

let head: PhoneHead | null = null;
const listeners = new Set<() => void>();

function change(next: PhoneHead | null): void {
  head = next;
  for (const listener of listeners) listener();
}

/** @returns a function that takes it away again. */
export function setPhoneHead(next: PhoneHead): () => void {
  change(next);
  return () => {
    if (head === next) change(null);
  };
}

export function usePhoneHead(): PhoneHead | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => head,
  );
}

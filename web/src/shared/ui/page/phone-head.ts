import { useSyncExternalStore } from 'react';

/** What the header shows on a phone instead of the logo. */
export interface PhoneHeadContent {
  backTo: string;
  title: string;
}

let head: PhoneHeadContent | null = null;
const listeners = new Set<() => void>();

function change(next: PhoneHeadContent | null): void {
  head = next;
  for (const listener of listeners) listener();
}

/** @returns a function that takes it away again. */
export function setPhoneHead(next: PhoneHeadContent): () => void {
  change(next);
  return () => {
    if (head === next) change(null);
  };
}

export function usePhoneHead(): PhoneHeadContent | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => head,
  );
}

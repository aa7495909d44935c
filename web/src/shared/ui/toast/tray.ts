import { useSyncExternalStore } from 'react';

/** Long work that goes on while the person does something else. */
export interface TrayItem {
  id: string;
  title: string;
  state: 'running' | 'done' | 'failed';
  /** How far it is, where it can be counted. */
  done?: number;
  total?: number;
  /** "About 2 minutes", or what came of it. */
  detail?: string;
  /** Where its result is. */
  link?: { label: string; run: () => void };
}

let items: readonly TrayItem[] = [];
const listeners = new Set<() => void>();

function change(next: readonly TrayItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** The tray at the lower right: `tray.put({ id, title, state: 'running', done: 31, total: 40 })`, again as it moves on. */
export const tray = {
  put: (item: TrayItem) => {
    const rest = items.filter(({ id }) => id !== item.id);
    const place = items.findIndex(({ id }) => id === item.id);
    change(place < 0 ? [...items, item] : rest.toSpliced(place, 0, item));
  },
  remove: (id: string) => change(items.filter((item) => item.id !== id)),
};

export function useTray(): readonly TrayItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
}

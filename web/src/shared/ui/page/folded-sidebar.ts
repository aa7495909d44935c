import { useEffect, useSyncExternalStore } from 'react';

let asked = 0;
const listeners = new Set<() => void>();

function ask(change: number): void {
  asked += change;
  for (const listener of listeners) listener();
}

/** Folds the sidebar to icons while `wanted`: a list with a preview needs the width. */
export function useFoldSidebar(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    ask(1);
    return () => ask(-1);
  }, [wanted]);
}

/** For the frame: is the sidebar folded on a wide screen? */
export function useSidebarFolded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked > 0,
  );
}

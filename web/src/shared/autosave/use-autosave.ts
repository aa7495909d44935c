import { useEffect, useSyncExternalStore } from 'react';

interface Store<S> {
  get: () => S;
  subscribe: (listener: () => void) => () => void;
  flush: () => Promise<unknown>;
}

export function useAutosaveState<S>({ subscribe, get }: Pick<Store<S>, 'subscribe' | 'get'>): S {
  return useSyncExternalStore(subscribe, get);
}

/** Saves when the page is left or hidden. */
export function useSaveOnLeave({ flush }: Pick<Store<unknown>, 'flush'>): void {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [flush]);
}

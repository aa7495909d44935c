import { useSyncExternalStore } from 'react';
import { followMedia, mediaMatches } from './media-store.ts';

/** Below this the sidebar is gone and tables are rows. */
export const phoneQuery = '(max-width: 767px)';
/** Below this the sidebar is folded to icons. */
export const tabletQuery = '(max-width: 1199px)';
/** From here on the widest table has room for more than its usual columns. */
export const wideQuery = '(min-width: 1840px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => followMedia(query, listener),
    () => mediaMatches(query),
  );
}

export function usePhone(): boolean {
  return useMedia(phoneQuery);
}

import { useSyncExternalStore } from 'react';
import { onReachChange, serverIsReachable } from './reach.ts';

/** Whether the last call was answered, as it changes. */
export const useReachable = (): boolean => useSyncExternalStore(onReachChange, serverIsReachable);

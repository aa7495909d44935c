import { createContext, useContext } from 'react';

/** Asks for a support access to the case that is shown; null for who can't start one. */
export const SupportAsk = createContext<(() => void) | null>(null);

/** For what only opens with a support access: offers to start one. */
export function useSupportAsk(): (() => void) | null {
  return useContext(SupportAsk);
}

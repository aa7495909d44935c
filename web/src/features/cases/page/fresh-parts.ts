import { createContext, useContext } from 'react';
import type { CasePart } from './case-changes.ts';

/** The parts that have just changed; around the whole page. */
export const FreshParts = createContext<ReadonlySet<CasePart>>(new Set());

/** `className={useFresh('hearing')}`: tints the card while what it says is new. */
export function useFresh(...names: readonly CasePart[]): string {
  const fresh = useContext(FreshParts);
  return names.some((name) => fresh.has(name)) ? 'fresh' : '';
}

import { useState } from 'react';

/** Two lines a row, or one. */
export type Density = 'tall' | 'low';

const keyOf = (list: string) => `writdesk.density.${list}`;

/** How high a list's rows are, kept in this browser. */
export function useDensity(list: string): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(
    localStorage.getItem(keyOf(list)) === 'low' ? 'low' : 'tall',
  );
  return [
    density,
    (next) => {
      localStorage.setItem(keyOf(list), next);
      setDensity(next);
    },
  ];
}

import { useState } from 'react';

/** The keys of the selected rows, over all pages. */
export function useSelection() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  return { keys, setKeys };
}

import { useState } from 'react';

const keyOf = (list: string) => `writdesk.columns.${list}`;

export interface ColumnChoice {
  isHidden: (column: string) => boolean;
  show: (column: string, visible: boolean) => void;
  reset: () => void;
}

/** Which columns of a list are hidden, kept in this browser. @param usuallyHidden hidden until somebody chooses. */
export function useColumnChoice(list: string, usuallyHidden: readonly string[]): ColumnChoice {
  const [kept, setKept] = useState(() => readHidden(localStorage.getItem(keyOf(list))));
  const hidden = kept ?? usuallyHidden;
  return {
    isHidden: (column) => hidden.includes(column),
    show: (column, visible) => {
      const next = visible ? hidden.filter((name) => name !== column) : [...hidden, column];
      localStorage.setItem(keyOf(list), JSON.stringify(next));
      setKept(next);
    },
    reset: () => {
      localStorage.removeItem(keyOf(list));
      setKept(null);
    },
  };
}

/** @returns null when nothing usable is kept. */
export function readHidden(text: string | null): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(kept) && kept.every((name) => typeof name === 'string') ? kept : null;
  } catch {
    return null;
  }
}

import { useRef, type KeyboardEvent } from 'react';

/**
 * ↑ ↓ move the focus through the rows, Home and End to the ends, Enter opens. One row is in the tab order: the open
 * one, or the first.
 */
export function useRowKeys<R>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  openKey: string | null,
  open?: (row: R) => void,
  move?: (row: R) => void,
) {
  const focusedKey = useRef<string | null>(null);
  const stop = openKey ?? focusedKey.current ?? (rows[0] ? keyOf(rows[0]) : null);
  return (row: R, index: number) => ({
    tabIndex: keyOf(row) === stop ? 0 : -1,
    'data-row-key': keyOf(row),
    onFocus: () => {
      focusedKey.current = keyOf(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Keys pressed in a link, a button or a field of the row are theirs.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') {
        open?.(row);
        return;
      }
      const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
      const next = to === undefined ? undefined : rows[to];
      if (!next) return;
      event.preventDefault();
      const table = event.currentTarget.parentElement;
      table?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(keyOf(next))}"]`)?.focus();
      move?.(next);
    },
  });
}

import { useEffect, useRef, type RefObject } from 'react';
import { isTyped } from '../ui/overlay/key-target.ts';

interface RowKeys<R> {
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** The row that a preview shows. */
  openKey: string | null;
  onOpen?: ((row: R) => void) | undefined;
  /** The focus has moved to this row. */
  onMove?: ((row: R) => void) | undefined;
  onToggle?: ((row: R) => void) | undefined;
  /** What the row waits for. */
  onAct?: ((row: R) => void) | undefined;
}

/** These move by arrows themselves. */
const takesArrows = '[role=menu], [role=dialog], [role=listbox], [role=tablist]';
const takesEnter = 'a, button, input, summary';

/** The rows that were left, by entry of the browser's history. */
const leftRows = new Map<string, string>();

/**
 * ↑ ↓ move the focus through the rows, Home and End to the ends, Enter opens, x selects, a acts: from anywhere on the page, whose list is its
 * first table. One row is in the tab order: the open one, or the first. Whoever comes back from a record stands on its row again.
 * @returns the table's ref, and what each row takes.
 */
export function useRowKeys<R>(given: RowKeys<R>) {
  const table = useRef<HTMLTableElement>(null);
  const focusedKey = useRef<string | null>(null);
  const now = useRef(given);
  now.current = given;
  const { rows, keyOf, openKey } = given;
  useFocusOnReturn(table, rows, keyOf);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForList(event, table.current)) return;
      const { rows: shown, keyOf: key, openKey: open, ...does } = now.current;
      const at = shown.findIndex((one) => key(one) === (focusedKey.current ?? open));
      const isInRows = (event.target as Element).closest('[data-row-key]') !== null;
      const row = shown[at];
      if (row && event.key === 'x') does.onToggle?.(row);
      if (row && event.key === 'a' && !event.ctrlKey && !event.metaKey) does.onAct?.(row);
      if (row && event.key === 'Enter' && !(event.target as Element).closest(takesEnter)) does.onOpen?.(row);
      const next = shown[placeAfter(event.key, isInRows, at, shown.length)];
      if (!next) return;
      event.preventDefault();
      rowElement(table.current, key(next))?.focus();
      does.onMove?.(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const stop = openKey ?? focusedKey.current ?? (rows[0] ? keyOf(rows[0]) : null);
  return {
    table,
    rowProps: (row: R) => ({
      tabIndex: keyOf(row) === stop ? 0 : -1,
      'data-row-key': keyOf(row),
      onFocus: () => {
        focusedKey.current = keyOf(row);
        leftRows.set(historyEntry(), keyOf(row));
      },
    }),
  };
}

function isForList(event: KeyboardEvent, table: HTMLTableElement | null): boolean {
  if (event.defaultPrevented || isTyped(event) || (event.target as Element).closest(takesArrows))
    return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  return document.querySelector('.data-table') === table;
}

/**
 * @param isInRows whether the focus is in the rows; from elsewhere the first press goes to the row that one left, or to the first.
 * @param at the row that had the focus last; -1 when none had.
 * @returns the index of the row to go to; -1 for a key that moves nothing.
 */
export function placeAfter(key: string, isInRows: boolean, at: number, count: number): number {
  if (key === 'ArrowDown') return isInRows ? at + 1 : Math.max(at, 0);
  if (key === 'ArrowUp') return isInRows ? at - 1 : Math.max(at, 0);
  if (isInRows && key === 'Home') return 0;
  return isInRows && key === 'End' ? count - 1 : -1;
}

/** Once, when the rows are there. */
function useFocusOnReturn<R>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly R[],
  keyOf: (row: R) => string,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || rows.length === 0) return;
    isDone.current = true;
    const left = leftRows.get(historyEntry());
    if (left !== undefined && rows.some((row) => keyOf(row) === left))
      rowElement(table.current, left)?.focus();
  });
}

/** The place in the history and its page: what is typed into the search replaces the entry, and one still stands there. */
function historyEntry(): string {
  const { __TSR_index: index } = (history.state ?? {}) as { __TSR_index?: number };
  return `${index} ${location.pathname}`;
}

function rowElement(table: HTMLTableElement | null, key: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(key)}"]`) ?? null;
}

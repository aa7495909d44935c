import { type RefObject, useEffect } from 'react';
import { isTyped } from '../../shared/ui/overlay/key-target.ts';

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** ↑ ↓ Home End move the focus through what has `data-row`, from its first also from anywhere on the page; another key acts on the row in focus. */
export function useArrows(list: RefObject<HTMLElement | null>, onKey: (key: string, row: string) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.shiftKey || isTyped(event)) return;
      if (target.closest('[role=menu], [role=dialog], [role=listbox], fieldset, [role=combobox]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(target));
      const next = rows[KEYS[event.key]?.(at, rows.length - 1) ?? -1];
      if (next) {
        event.preventDefault();
        next.querySelector<HTMLElement>('a, button')?.focus();
        return;
      }
      const id = rows[at]?.dataset['row'];
      if (id) onKey(event.key, id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

import { useEffect, useRef, useState, type RefObject } from 'react';

export interface HiddenEnds {
  start: boolean;
  end: boolean;
}

/** Widths are rounded by less than this. */
const rounding = 2;

/** Which ends of a row that scrolls sideways are out of sight. */
export function hiddenEnds({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): HiddenEnds {
  return { start: scrollLeft > rounding, end: scrollLeft + clientWidth < scrollWidth - rounding };
}

/** A row that scrolls sideways, which of its ends are out of sight, and what moves it by most of what it shows. */
export function useHiddenEnds<E extends HTMLElement>(): {
  row: RefObject<E | null>;
  hidden: HiddenEnds;
  turn: (end: 'start' | 'end') => void;
} {
  const row = useRef<E>(null);
  const [hidden, setHidden] = useState<HiddenEnds>({ start: false, end: false });
  useEffect(() => {
    const shown = row.current;
    if (!shown) return;
    const look = () => {
      const now = hiddenEnds(shown);
      setHidden((before) => (before.start === now.start && before.end === now.end ? before : now));
    };
    const sizes = new ResizeObserver(look);
    for (const one of [shown, ...shown.children]) sizes.observe(one);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      shown.removeEventListener('scroll', look);
    };
  }, []);
  const turn = (end: 'start' | 'end') => {
    const by = (row.current?.clientWidth ?? 0) * 0.6;
    row.current?.scrollBy({ left: end === 'end' ? by : -by });
  };
  return { row, hidden, turn };
}

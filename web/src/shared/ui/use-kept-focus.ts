import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when what had it is gone: an action that is done takes its own button away, and whoever can't see
 * the page would be nowhere. The title takes it then.
 * @param version what changes with the page.
 */
export function useKeptFocus(version: unknown): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!isGone || !title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [version]);
}

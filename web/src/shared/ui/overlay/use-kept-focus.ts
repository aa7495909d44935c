import { useEffect } from 'react';

const rows = '[data-row-key], li, tr';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/**
 * Keeps the focus on the page when what had it is gone: an action that is done takes its button, its row or its dialog away, and
 * whoever can't see the page would be nowhere. The next row takes the focus then, or the title of the dialog or of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let neighbors: Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      neighbors = last ? neighborsOf(last) : [];
    };
    // A press on what takes no focus leaves it on purpose.
    const leave = () => {
      last = null;
    };
    const keep = () => {
      frame = 0;
      if (!last || isThere(last) || document.activeElement !== document.body) return;
      const row = neighbors.find(isThere);
      if (row) focusRow(row);
      else focusTitle();
    };
    const seen = new MutationObserver(() => {
      frame ||= requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility();

/** The rows after the one that holds an element, then those before it, the nearest first. */
function neighborsOf(element: Element): Element[] {
  const row = element.closest(rows);
  const all = [...(row?.parentElement?.children ?? [])].filter((one) => one.matches(rows));
  const at = row ? all.indexOf(row) : -1;
  return at < 0 ? [] : [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}

function focusRow(row: Element): void {
  const target = row.matches(focusable) ? row : row.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  else focusTitle();
}

function focusTitle(): void {
  const title = [...document.querySelectorAll<HTMLElement>('dialog[open] h2, main h1')].find(isThere);
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

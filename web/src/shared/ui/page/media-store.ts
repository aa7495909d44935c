let dialogs = 0;
const waiting = new Set<() => void>();

/**
 * While a dialog is open, the page behind it keeps the layout that it has: laid out for another width, parts of it would be made again, and
 * the dialog would go with the part that opened it and with what was typed in it.
 * @returns what lets the layout follow the window again.
 */
export function holdLayout(): () => void {
  dialogs += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    dialogs -= 1;
    if (dialogs === 0) for (const follow of waiting) follow();
  };
}

const seen = new Map<string, boolean>();

/** Whether a query of the window's size holds, as it was when the first dialog opened as long as one is. */
export function mediaMatches(query: string): boolean {
  const known = seen.get(query);
  if (dialogs > 0 && known !== undefined) return known;
  const { matches } = matchMedia(query);
  seen.set(query, matches);
  return matches;
}

/** Says when `mediaMatches` may answer otherwise. @returns what ends it. */
export function followMedia(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  waiting.add(listener);
  return () => {
    media.removeEventListener('change', listener);
    waiting.delete(listener);
  };
}

const LONGEST_WAIT_MS = 15_000;

/**
 * Puts the focus on the title of a page that has just been opened, as soon as it is there: a screen reader says it, and the
 * next Tab is the page's first. Until then the focus is on the content. Whoever moves it meanwhile, a person or the page, keeps it.
 *
 * @returns stops waiting for the title
 */
export function focusTitle(main: HTMLElement): () => void {
  // Whoever comes back from a record stands on its row, which takes the focus as soon as the list is there.
  if (main.contains(document.activeElement) && document.activeElement?.matches('[data-row-key]'))
    return () => {};
  main.focus({ preventScroll: true });
  const take = () => {
    const isElsewhere = document.activeElement !== main;
    const title = [...main.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
    if (title && !isElsewhere) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    return isElsewhere || title !== undefined;
  };
  if (take()) return () => {};
  const titles = new MutationObserver(() => take() && stop());
  const timer = setTimeout(() => stop(), LONGEST_WAIT_MS);
  const stop = () => {
    titles.disconnect();
    clearTimeout(timer);
  };
  titles.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Whether anybody looks at the page, and when they do again. */
export interface Page {
  isHidden: () => boolean;
  onShown: (work: () => void) => void;
}

/** The page of a browser's tab. */
export const tabPage: Page = {
  isHidden: () => document.hidden,
  onShown: (work) => document.addEventListener('visibilitychange', work),
};

/**
 * Gathers what comes and hands it on together: at once when it is quiet, then once in `everyMs` at most, and not while nobody
 * looks.
 */
export function gather<T>(
  handOn: (all: readonly T[]) => void,
  everyMs: number,
  page: Page,
): (more: readonly T[]) => void {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;

  function schedule(): void {
    if (timer !== undefined || waiting.length === 0 || page.isHidden()) return;
    timer = setTimeout(run, Math.max(0, lastAt + everyMs - performance.now()));
  }
  function run(): void {
    timer = undefined;
    // It was left in the meantime.
    if (page.isHidden()) return;
    lastAt = performance.now();
    const all = waiting;
    waiting = [];
    handOn(all);
  }

  page.onShown(schedule);
  return (more) => {
    waiting.push(...more);
    schedule();
  };
}

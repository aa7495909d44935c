export const inactivityLimitMs = 60 * 60 * 1000;

const key = 'writdesk.lastActiveAt';
const signs = ['pointermove', 'keydown', 'click', 'scroll'] as const;
/** A moving pointer fires a hundred times a second; the shared note needs no more than one of them. */
const noteEveryMs = 1000;

/** Whether nobody has touched this browser’s pages for so long that the session is over. */
export const isIdle = (): boolean =>
  Date.now() - Number(localStorage.getItem(key) ?? Date.now()) >= inactivityLimitMs;

export interface InactivityWorld {
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  store: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  setTimer: (run: () => void, delayMs: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

export interface InactivityListeners {
  onIdle: () => void;
  /** Called at most once a second. */
  onActive: () => void;
}

/**
 * Calls `onIdle` once, when nobody has moved, typed, clicked or scrolled for an hour in any tab of this browser; `onActive`
 * whenever somebody does so in this one. The tabs share the time of the last sign of life through local storage.
 * @returns a function that stops watching.
 */
export function watchInactivity(
  { onIdle, onActive }: InactivityListeners,
  world: InactivityWorld = browser(),
): () => void {
  const { target, store, now, setTimer, clearTimer } = world;
  let notedAt = 0;
  let timer: unknown;

  const begin = () => {
    notedAt = now();
    store.setItem(key, String(notedAt));
  };
  const idleForMs = () => now() - Number(store.getItem(key) ?? notedAt);
  const note = () => {
    if (now() - notedAt < noteEveryMs) return;
    // A computer that slept wakes with its timers late: the first touch comes after the hour and doesn't undo it.
    if (idleForMs() >= inactivityLimitMs) return end();
    begin();
    onActive();
  };
  const check = () => {
    const leftMs = inactivityLimitMs - idleForMs();
    if (leftMs <= 0) end();
    else timer = setTimer(check, leftMs);
  };
  const end = () => {
    stop();
    onIdle();
  };
  const stop = () => {
    clearTimer(timer);
    for (const sign of signs) target.removeEventListener(sign, note, { capture: true });
  };

  for (const sign of signs) target.addEventListener(sign, note, { capture: true, passive: true });
  begin();
  check();
  return stop;
}

function browser(): InactivityWorld {
  return {
    target: window,
    store: localStorage,
    now: Date.now,
    setTimer: (run, delayMs) => setTimeout(run, delayMs),
    clearTimer: (timer) => clearTimeout(timer as number),
  };
}

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** Answers from any process that serves, without a token. */
const askedUrl = '/healthz';
const goneStatuses: readonly number[] = [502, 503, 504];

let isReachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Every answer says that the server is there, every silence that it isn't. @param status 0 for silence. */
export function heardFrom(status: number): void {
  const isThere = status !== 0 && !goneStatuses.includes(status);
  if (isThere === isReachable) return;
  isReachable = isThere;
  clearTimeout(timer);
  if (!isThere) askLater(firstPauseMs);
  for (const listener of listeners) listener();
}

/** Whether the server answers, asked now. */
export async function askServer(): Promise<boolean> {
  const status = await fetch(askedUrl, {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestPauseMs),
  }).then(
    (response) => response.status,
    () => 0,
  );
  heardFrom(status);
  return isReachable;
}

/** Asks again by itself until the server answers, each time after twice as long. */
function askLater(pauseMs: number): void {
  timer = setTimeout(
    () => void askServer().then((isThere) => isThere || askLater(Math.min(2 * pauseMs, longestPauseMs))),
    pauseMs,
  );
}

/** @returns what ends the listening. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const serverIsReachable = (): boolean => isReachable;

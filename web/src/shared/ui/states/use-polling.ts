import { useEffect, useRef } from 'react';

const EVERY_MS = 1_000;

/** Asks again every second while something runs. */
export function usePolling(isRunning: boolean, ask: () => unknown): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void latest.current(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}

import { useEffect, useRef, useState } from 'react';

const tintMs = 1500;

/**
 * What has just changed under the reader's eyes: it is tinted for a moment.
 * @param changedSince what of the new value differs from the one before; the same function at each rendering.
 */
export function useTint<T, K>(
  value: T | undefined,
  changedSince: (before: T, now: T) => readonly K[],
): ReadonlySet<K> {
  const seen = useRef(value);
  const [fresh, setFresh] = useState<ReadonlySet<K>>(new Set<K>());
  useEffect(() => {
    const before = seen.current;
    seen.current = value;
    if (before === undefined || value === undefined || before === value) return;
    const changed = changedSince(before, value);
    if (changed.length > 0) setFresh(new Set(changed));
  }, [value, changedSince]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(new Set()), tintMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

import { useEffect, useState } from 'react';

/** What is being typed, once nobody has typed for a moment: a quarter of a second where nothing else is said. */
export function useSettled<T>(typed: T, pauseMs = 250): T {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}

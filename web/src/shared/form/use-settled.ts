import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A text that is being typed, a quarter of a second after its last letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

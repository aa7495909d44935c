import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSettled } from '../../shared/form/use-settled.ts';

/** Longer than this nothing waits for a question that gets no answer. */
const mostMs = 5_000;
/** At the very start nothing is asked yet. */
const calmMs = 100;

/**
 * The list comes first. What stands below it and at its side shows all at once, when nothing that is still on its way can push it:
 * `settling` until then, a class of the page's parts.
 */
export function useHomeSettling(isListShown: boolean): string {
  const isAsking = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const wasAsking = useSettled(isAsking);
  const [isSettled, setSettled] = useState(false);
  const isQuiet = isListShown && !isAsking && !wasAsking;
  useEffect(() => {
    if (!isListShown) return undefined;
    const timer = setTimeout(() => setSettled(true), isQuiet ? calmMs : mostMs);
    return () => clearTimeout(timer);
  }, [isListShown, isQuiet]);
  return isSettled ? '' : 'settling';
}

import { type ComponentType, useEffect, useState } from 'react';

const soonMs = 1_000;

/** The page has its title, and nothing of it is on its way. */
const pageIsAtRest = () =>
  document.querySelector('main h1') !== null && document.querySelector('main [aria-busy="true"]') === null;

/**
 * A part of the frame that is fetched after the page: when it is asked for, else as soon as the page has come to rest.
 * Once it is here it is drawn at once; `lazy` would show its stand-in first, for a moment that can be seen.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  StandIn: ComponentType = () => null,
) {
  let part: ComponentType<P> | undefined;
  let fetching: Promise<void> | undefined;
  const fetchPart = () => {
    fetching ??= load().then(
      ({ default: loaded }) => void (part = loaded),
      // Asked for again, it is fetched again.
      () => void (fetching = undefined),
    );
    return fetching;
  };

  /** The part, or its stand-in while it isn't here. */
  function Later(props: P) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      let isHere = true;
      if (!Part) void fetchPart().then(() => isHere && setPart(() => part));
      return () => void (isHere = false);
    }, [Part]);
    return Part ? <Part {...props} /> : <StandIn />;
  }

  /** Fetches it once the page has been at rest for a while: what the page itself asks for comes first. */
  function useSoon(): void {
    useEffect(() => {
      let wasAtRest = false;
      const timer = setInterval(() => {
        const isAtRest = pageIsAtRest();
        if (isAtRest && wasAtRest) {
          clearInterval(timer);
          void fetchPart();
        }
        wasAtRest = isAtRest;
      }, soonMs);
      return () => clearInterval(timer);
    }, []);
  }

  return { Later, useSoon };
}

import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is needed. */
export type Page = ComponentType & { preload: () => Promise<void> };

/**
 * A page that is there in the same moment when its code is: `lazy` alone would show the waiting state even then, and React shows
 * nothing else for 300 ms after that. The router's own `lazyRouteComponent` reloads the page where a file is gone, even while no server
 * answers; here `App` does that for every file.
 * @param load fetches the code; called again, it answers what it answered.
 */
export function pageOf(load: () => Promise<{ default: ComponentType }>): Page {
  let loaded: ComponentType | undefined;
  const Later = lazy(load);
  function Page() {
    // What it began with stays: another component in its place would lose what was typed.
    const [Own] = useState(() => loaded ?? Later);
    return <Own />;
  }
  return Object.assign(Page, {
    preload: async () => {
      loaded = (await load()).default;
    },
  });
}
